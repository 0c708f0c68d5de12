"""A provider of the storefront's contract in Python, with nothing but its standard library (3.10 or later).

    python3 contracts/examples/python/server.py --port 5200

serves POST /graphql and POST /provider-states. Then, beside it, with the operations that it knows:

    npm run contracts:verify -- --url http://127.0.0.1:5200 \\
        --only '^(FaqScreen|PrivacyScreen|TermsScreen|PickupStep|zones|refreshCard)Query:|^(MarkFavourite|SignOut)Mutation:'

`--fault NAME` plants a fault, to see what a red run looks like.
"""

import argparse
import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from graphql_subset import answer
from market import Caller, Market, mutation_root, query_root
from states import States, UnknownState

MOST_BYTES = 100_000


def price_as_text(data):
    for zone in data.get("shippingZones") or []:
        zone["price"] = str(zone["price"])


def card_forgotten(data):
    if data.get("user"):
        data["user"]["basketsPaymentMethod"] = None


# Each changes the data of an answer; that of states makes every state fail.
FAULTS = {"price-as-text": price_as_text, "card-forgotten": card_forgotten, "states": None}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # An answer is sent at once; else each waits some 40 ms for the caller's system to confirm its first part.
    disable_nagle_algorithm = True
    market = Market()
    states = States(market)
    fault = None

    def do_POST(self):
        routes = {"/graphql": self.graphql, "/provider-states": self.provider_states}
        length = int(self.headers.get("Content-Length") or 0)
        if length > MOST_BYTES:
            self.close_connection = True
            return self.send(413, {"error": "The body is too large."})
        body = self.rfile.read(length)
        if self.path not in routes:
            return self.send(404, {"error": f"There is nothing at {self.path}."})
        try:
            status, reply = routes[self.path](json.loads(body))
        except Exception as error:  # One bad request is no reason to stop serving.
            status, reply = 500, {"error": f"{type(error).__name__}: {error}"}
        return self.send(status, reply)

    def graphql(self, asked):
        headers = {name: self.headers.get(name, "") for name in ("Authorization", "Cookie", "Accept-Language")}
        caller = Caller(self.market, headers["Authorization"], headers["Cookie"], headers["Accept-Language"])
        roots = {"query": query_root(self.market, caller), "mutation": mutation_root(self.market, caller)}
        reply = answer(asked["query"], asked.get("operationName"), asked.get("variables"), roots)
        if FAULTS.get(self.fault) and reply.get("data"):
            FAULTS[self.fault](reply["data"])
        return 200, reply

    def provider_states(self, call):
        """A server that people use has no such address: only start it for tests."""
        if self.fault == "states":
            return 500, {"error": "The database does not answer."}
        try:
            return 200, self.states.call(call["state"], call.get("params") or {}, call["action"])
        except UnknownState as error:
            return 404, {"error": str(error)}

    def send(self, status, reply):
        body = json.dumps(reply, ensure_ascii=False).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args):
        pass


def main():
    parser = argparse.ArgumentParser(description="Serves a part of the market's API, and its provider states.")
    parser.add_argument("--port", type=int, default=5200, help="0: any that is free")
    parser.add_argument("--fault", choices=sorted(FAULTS))
    given = parser.parse_args()
    Handler.fault = given.fault
    # One thread for each connection: callers keep theirs open, and a single one would wait until they close it.
    try:
        server = ThreadingHTTPServer(("127.0.0.1", given.port), Handler)
    except OSError as error:
        sys.exit(f"Port {given.port} cannot be had: {error.strerror}.")
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
