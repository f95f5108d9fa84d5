"""Which Roadshow this is, as written into saves and shown beside them, never compared.

The one place that says so: the build reads it from here, so that a checkout which was never
installed knows it as well.
"""

__version__ = "0.1.0"
