"""How events look: what each changes in a state, where its pieces fly."""
