"""Gives Schemathesis data that no description has: values that only a client knows, pictures, words of refusals."""

import itertools
import json
import os
import re
import struct
import uuid
import zlib

import requests
import schemathesis
from hypothesis import strategies

# The words with which a field refuses its own values (field-kinds.ts, check-input.ts). The description has the same
# rules. Rules for several fields, and rules of the business, have other words and no schema.
OF_A_FIELD = re.compile(
    "This contains characters that cannot be used|There is no such field|This is not an e-mail address"
    "|Give (?:an e-mail address|a day of the calendar|a time as|an instant in UTC|a whole number|whole numbers|a number)"
    "|Use (?:a text|texts) of|List |Say true or false|Send a JSON object|Give an object|Give a list"
    "|At least one traveller is needed|Please select at least one booking|Choose at least one day of the week"
    "|Give a day from"
)


OF_A_LENGTH = re.compile("Use (?:a text|texts) of")


def picture(width, height):
    """A grey PNG of this size."""

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    lines = (b"\0" + b"\x80" * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")


sizes = strategies.integers(min_value=1, max_value=64)
schemathesis.openapi.media_type("image/png", strategies.builds(picture, sizes, sizes))

# The patterns of revisions and keys in the description.
REVISION = re.compile(r'\*|-?[0-9]{1,15}|"-?[0-9]{1,15}"')
KEY = re.compile("[!-~]{1,128}")

run = uuid.uuid4().hex
numbers = itertools.count()


def as_a_client(headers):
    """Replaces well-formed values with values of a client: any revision, and a key that no other request has."""
    for name, pattern, value in (
        ("If-Match", REVISION, "*"),
        ("Idempotency-Key", KEY, f"{run}-{next(numbers)}"),
    ):
        sent = headers.get(name)
        if isinstance(sent, str) and pattern.fullmatch(sent):
            headers[name] = value


@schemathesis.hook
def before_call(ctx, case, kwargs):
    """Signs in again if an earlier call ended the session. Only the paths that may end it need this."""
    if case.headers:
        as_a_client(case.headers)
    owner = os.environ.get("SIGN_IN_AS")
    if owner is None:
        return
    url = os.environ["PRODUCT_URL"]
    if "session" in session.cookies and session.get(f"{url}/api/auth/session").json().get("user") is not None:
        return renewed(case)
    session.cookies.clear()
    session.post(f"{url}/api/auth/sign-in", json=json.loads(owner)).raise_for_status()
    renewed(case)


# A separate session, so that calls that end it do not disturb other calls.
session = requests.Session()


def renewed(case):
    case.cookies["session"] = session.cookies["session"]


@schemathesis.check
def fields_are_described(ctx, response, case):
    """Fails if a request that the description allows is refused because of the value of a field."""
    if case.meta is None or not case.meta.generation.mode.is_positive or response.status_code != 422:
        return
    messages = [error["message"] for error in json.loads(response.content).get("errors", [])]
    wrong = [message for message in messages if OF_A_FIELD.match(message)]
    # JSON Schema counts characters, and the product counts UTF-16 units. So only the lengths of texts with emoji may
    # differ.
    sent = json.dumps([case.body, dict(case.query or {})], ensure_ascii=False, default=str)
    if re.search("[\U00010000-\U0010ffff]", sent):
        wrong = [message for message in wrong if not OF_A_LENGTH.match(message)]
    assert not wrong, f"The description allows what is refused: {'; '.join(wrong)}"
