"""python -m tripoli."""

import sys

from tripoli.cli import main

sys.exit(main())
