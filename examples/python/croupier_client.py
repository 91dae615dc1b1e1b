"""A client of a Croupier server, with nothing but the standard library.

/api/openapi.json, /api/asyncapi.json and docs/protocol.md describe what it sends. Play one round of roulette:

    python3 croupier_client.py http://127.0.0.1:8080
"""

import base64
import json
import os
import socket
import struct
import sys
import urllib.parse
import urllib.request


class Socket:
    """The text frames of RFC 6455, as far as a JSON protocol needs them."""

    def __init__(self, house, cookie):
        url = urllib.parse.urlsplit(house)
        self.stream = socket.create_connection((url.hostname, url.port or 80), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            "GET /ws HTTP/1.1",
            f"Host: {url.netloc}",
            f"Origin: {house}",
            f"Cookie: {cookie}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Protocol: croupier.2",
            f"Sec-WebSocket-Key: {key}",
        ]
        self.stream.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.bytes = self.stream.makefile("rb")
        status = self.bytes.readline().decode()
        if " 101 " not in status:
            raise ConnectionError(status.strip())
        while self.bytes.readline() not in (b"\r\n", b""):
            pass

    def send(self, message, kind=1):
        data = json.dumps(message).encode() if kind == 1 else message
        size = len(data)
        head = struct.pack("!BB", 0x80 | kind, 0x80 | size) if size < 126 else (
            struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size))
        mask = os.urandom(4)
        self.stream.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def receive(self):
        text = b""
        while True:
            first, second = self.bytes.read(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack("!H", self.bytes.read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.bytes.read(8))
            data = self.bytes.read(size)
            kind = first & 0x0F
            if kind == 9:
                self.send(data, kind=10)
            elif kind == 8:
                raise ConnectionError("the server closed the socket")
            elif kind in (0, 1):
                text += data
                if first & 0x80:
                    return json.loads(text)


def patched(value, path, new):
    """A copy with one change: a new value at the path, or nothing there if there is none."""
    if not path:
        return new[0] if new else None
    key, *rest = path
    if isinstance(value, list):
        copy = list(value)
        if not rest and not new:
            del copy[key]
        elif key == len(copy):
            copy.append(patched(None, rest, new))
        else:
            copy[key] = patched(copy[key], rest, new)
        return copy
    copy = dict(value)
    if not rest and not new:
        copy.pop(key, None)
    else:
        copy[key] = patched(copy.get(key), rest, new)
    return copy


class House:
    def __init__(self, house, name):
        self.house = house
        self.cookie = ""
        self.name = self.post("/api/guest", {"name": name})["name"]
        self.socket = Socket(house, self.cookie)
        self.shown = {}
        self.answers = {}
        self.ids = 0

    def request(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Origin": self.house, "Cookie": self.cookie, "Content-Type": "application/json"}
        request = urllib.request.Request(self.house + path, data, headers)
        with urllib.request.urlopen(request) as answer:
            given = answer.headers.get("Set-Cookie")
            if given:
                self.cookie = given.split(";")[0]
            return json.load(answer)

    get = request
    post = request

    def hear(self):
        message = self.socket.receive()
        table = message.get("table")
        if "snapshot" in message:
            self.shown[table] = message["snapshot"]
        elif "patch" in message:
            for path, *new in message["patch"]:
                self.shown[table] = patched(self.shown[table], path, new)
        elif "id" in message:
            self.answers[message["id"]] = message

    def until(self, is_so):
        while not is_so():
            self.hear()

    def watch(self, table):
        self.socket.send({"watch": table})
        self.until(lambda: table in self.shown)

    def do(self, table, does, **fields):
        self.ids += 1
        name = f"py-{self.ids}"
        next_round = self.shown[table]["view"]["round"] + 1
        self.socket.send({"id": name, "table": table, "round": next_round, "does": does, **fields})
        self.until(lambda: name in self.answers)
        answer = self.answers.pop(name)
        if "done" not in answer:
            raise RuntimeError(answer)
        return answer["done"]


def main(address):
    house = House(address, "Monty")
    tables = house.get("/api/tables")
    table = next(each["id"] for each in tables if each["game"] == "roulette")
    house.watch(table)

    def view():
        return house.shown[table]["view"]

    house.until(lambda: view()["open"])
    seat = next(place["seat"] for place in view()["seats"] if place["patron"] is None)
    house.do(table, "sit", seat=seat)
    house.do(table, "buy-in", chips=50_000)
    house.until(lambda: view()["play"]["phase"] == "betting")
    before = view()["round"]
    house.do(table, "wager", on="red", chips=2_000)
    house.until(lambda: view()["round"] > before and view()["mine"]["settled"])
    for settled in view()["mine"]["settled"]:
        wager, outcome = settled["wager"], settled["outcome"]
        print(f"{wager['on']}: {outcome['is']}, won {settled['won']} cents, {outcome['under']}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8080")
