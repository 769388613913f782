"""A check of this product's own, beside those that Schemathesis brings."""

import json
import os
import re

import requests
import schemathesis

# What a field says of its own values (field-kinds.ts, check-input.ts): the description says the same. Rules across
# fields and those of the business have other words, and no schema.
OF_A_FIELD = re.compile(
    "This contains characters that cannot be used|There is no such field|This is not an e-mail address"
    "|Give (?:an e-mail address|a day of the calendar|a time as|an instant in UTC|a whole number|whole numbers|a number)"
    "|Use (?:a text|texts) of|List |Say true or false|Send a JSON object|Give an object|Give a list"
)


OF_A_LENGTH = re.compile("Use (?:a text|texts) of")


@schemathesis.hook
def before_call(ctx, case, kwargs):
    """Signs in again where an earlier call ended the session: only for the paths that do."""
    owner = os.environ.get("SIGN_IN_AS")
    if owner is None:
        return
    url = os.environ["PRODUCT_URL"]
    if "session" in session.cookies and session.get(f"{url}/api/auth/session").json().get("user") is not None:
        return renewed(case)
    session.cookies.clear()
    session.post(f"{url}/api/auth/sign-in", json=json.loads(owner)).raise_for_status()
    renewed(case)


# A throw-away session: what ends it disturbs no other call.
session = requests.Session()


def renewed(case):
    case.cookies["session"] = session.cookies["session"]


@schemathesis.check
def fields_are_described(ctx, response, case):
    """A request that the description allows is not refused for what it says of a field."""
    if case.meta is None or not case.meta.generation.mode.is_positive or response.status_code != 422:
        return
    messages = [error["message"] for error in json.loads(response.content).get("errors", [])]
    wrong = [message for message in messages if OF_A_FIELD.match(message)]
    # JSON Schema counts characters and the product UTF-16 units: where there are emoji, lengths may differ, and only they.
    sent = json.dumps([case.body, dict(case.query or {})], ensure_ascii=False, default=str)
    if re.search("[\U00010000-\U0010ffff]", sent):
        wrong = [message for message in wrong if not OF_A_LENGTH.match(message)]
    assert not wrong, f"The description allows what is refused: {'; '.join(wrong)}"
