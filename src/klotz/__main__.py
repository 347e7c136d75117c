"""`python -m klotz` is the `klotz` command."""

from klotz.cli import main

if __name__ == "__main__":
    main()
