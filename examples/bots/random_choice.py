"""A bot that draws its choices, in Python without any package. docs/bots.md says what each line holds.

    npx bottega play virtu --bot "cmd: python3 examples/bots/random_choice.py"
"""

import json
import random
import sys

seat = None

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        seat = message["seat"]
        # Standard output is for answers; standard error is shown to the people at the terminal.
        print(f"I play {message['game']} in seat {seat}.", file=sys.stderr)
    elif message["type"] == "choose":
        # message["view"] is what this seat sees, message["choices"] what it may do.
        choice = random.randrange(len(message["choices"]))
        # Without flush the answer would wait in a buffer, and time would run out.
        print(json.dumps({"id": message["id"], "choice": choice}), flush=True)
    elif message["type"] == "end":
        print(f"I came in at place {message['places'][seat]}.", file=sys.stderr)
