"""Checks an export of a Croupier house without any of its code.

docs/export.md and docs/promises.md describe what it reads. It needs only the standard library:

    python3 -m verifier export.ndjson        (in examples/python)
"""
