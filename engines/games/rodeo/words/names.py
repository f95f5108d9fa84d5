"""The English names of the data's things, so that languages can translate them.

German has the names of the data. Bands and festivals keep theirs everywhere.
"""

from __future__ import annotations

from typing import Final

from engines.core.types import Text, text

NAMES: Final = (
    # fan groups
    text("Punks"),
    text("Skaters"),
    text("Can Crushers"),
    text("Studded Jackets"),
    text("Brass Punks"),
    text("Straight Edgers"),
    text("Heavy Metallers"),
    text("Rockers"),
    text("Emos"),
    text("Air Guitarists"),
    text("Viking Regulars"),
    text("Neck Breakers"),
    text("Hippies"),
    text("Hammock League"),
    text("Drum Circle"),
    text("Raw Foodists"),
    text("Beach Chair Gang"),
    text("Sunshine Clan"),
    text("Hipsters"),
    text("Art Students"),
    text("Tote Bag Carriers"),
    text("Glampers"),
    text("Blog Poets"),
    text("Brunch Collective"),
    # stands
    text("Beer Stand"),
    text("Kebab Man"),
    text("Merchandise Tent"),
    text("Sausage Grill"),
    text("Juice Press"),
    text("Batik Tent"),
    text("Record Crate"),
    text("Chip Shop"),
    text("Candy Cart"),
    text("Brand Beer"),
    text("Cocktail Bar"),
    text("Pick-me-up Station"),
    text("Morning Pint Tent"),
    text("Ox Roast"),
    text("Steak Pan"),
    text("Pizza Truck"),
    text("Hangover Breakfast"),
    text("Tattoo Tent"),
    text("Drum Shop"),
    text("Bouncy Castle"),
    text("Laundrette"),
    # upgrades
    text("Entrance control"),
    text("Garbage deposit"),
    text("Security"),
    text("Showers"),
    # events
    text("Brewery Contract"),
    text("Flunkyball Championship"),
    text("The Savings Bank Sponsors"),
    text("Conga to the Car Park"),
    text("Uncle with a Briefcase"),
    text("Barbecue Accident"),
    text("Bottle Deposit Drive"),
    text("Bush Pee-ers Spotted"),
    text("Guest List Rewritten"),
    text("Can Avalanche Next Door"),
    text("Ride Share"),
    text("Bulky Waste by the Fence"),
    text("Wrong Poster Printed"),
    text("Abandoned Sofa"),
    text("Special Train"),
    text("Spring Cleaning"),
    text("School Holidays"),
    text("Bin Bag Fashion Show"),
    text("The Band's Cousins"),
    text("Thunderstorm Shower"),
    text("Radio Interview"),
    text("Fire Brigade Hoses Down"),
    text("Catchy Tune"),
    text("Acoustic Set in the Tent"),
    text("Overdrawn Guitarist"),
    text("The Neighbours Invite"),
    text("Old Betting Debts"),
    text("Overslept Alarm"),
    text("Change of Style"),
    text("Morning Yoga"),
    text("New Album, New Audience"),
    text("Afternoon Nap"),
    text("Brother-in-law at the Building Office"),
    text("Megaphone Smuggling"),
    text("Surplus Site Fence"),
    text("Rumour: Free Beer"),
    text("The Thirteenth Toilet"),
    text("Bad Review Online"),
    text("Tour Bus Broken Down"),
    text("Lost Wallet"),
)
"""Every name of the game's own data; other data may bring more."""

_KNOWN: Final = {name.id: name for name in NAMES}


def named(english: str) -> Text:
    """Return a name of the data as a Text."""
    return _KNOWN.get(english) or Text(english)
