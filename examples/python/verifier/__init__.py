"""Checks an export of a Croupier house without any of its code.

Written from docs/export.md and docs/promises.md, with the standard library only:

    python3 -m verifier export.ndjson        (in examples/python)
"""
