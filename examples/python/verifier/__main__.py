import sys

from . import chain, house

USAGE = "usage: python3 -m verifier EXPORT"


def main(arguments):
    if len(arguments) != 1:
        print(USAGE, file=sys.stderr)
        return 2
    try:
        with open(arguments[0], encoding="utf-8") as file:
            text = file.read()
    except (OSError, UnicodeDecodeError) as error:
        print(f"{arguments[0]} cannot be read: {error}", file=sys.stderr)
        return 2
    logs, findings = chain.read(text)
    counts, more = house.check(logs)
    findings += more
    for log, seq, says in findings:
        print(f"{log} {seq}: {says}")
    summary = ", ".join(f"{count} {name}" for name, count in counts.items())
    print(f"{len(findings)} findings; checked {summary}" if findings else f"all holds: {summary}")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
