"""The drawings behind the sprites and the sounds; needed to build them, never at run time."""
