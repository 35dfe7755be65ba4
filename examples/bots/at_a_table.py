"""A bot that sits down at a table of a server, as a guest, and plays at random; in Python without any package.

    python3 examples/bots/at_a_table.py https://games.example/#/table/3CirBLtehY-Qyj1EQoFBRg Roberto

docs/bots.md says what each request gives.
"""

import json
import random
import secrets
import sys
import time
from http.cookiejar import CookieJar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

link, name = sys.argv[1], (sys.argv[2:] or ["Roberto"])[0]
origin = "{0.scheme}://{0.netloc}".format(urlsplit(link))
table = "/api/tables/" + link[-22:]
opener = build_opener(HTTPCookieProcessor(CookieJar()))  # its cookie says who we are


def call(method, path, body=None):
    """Asks the server something; if it restarts, or we ask too much, a little later again."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(origin + path, data, {"content-type": "application/json"} if data else {}, method=method)
    while True:
        try:
            return json.load(opener.open(request, timeout=60))
        except HTTPError as error:
            value = json.load(error)
            if value["error"] == "notStarted":
                return value
            if error.code not in (429, 503):
                sys.exit(f"{value['error']}: {value['message']}")
            time.sleep(float(error.headers.get("retry-after", 1)))
        except (URLError, ConnectionError, TimeoutError):
            time.sleep(1)


call("POST", "/api/people", {"name": name})
call("POST", table + "/join", {"part": secrets.token_hex(16)})  # our part of the shuffle

position = ""
while True:
    turn = call("GET", f"{table}/turn?wait=25&after={position}")
    if turn.get("error") == "notStarted":
        time.sleep(1)
    elif turn["status"] != "playing":
        result = turn["result"]
        print(f"I came in at place {result['places'][turn['seat']]}." if result else f"The game is {turn['status']}.")
        break
    elif turn["choices"]:
        # turn["view"] is what our seat sees, turn["choices"] what it may do. With the same id it would be done once.
        choice = {"position": turn["position"], "id": secrets.token_hex(8), "choices": [random.choice(turn["choices"])]}
        call("POST", table + "/choices", choice)
    position = turn.get("position", "")
