"""The app's scenes, one module or package each."""
