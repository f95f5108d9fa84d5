"""The whole festival of one player, to look at: chosen by a click on a panel."""
