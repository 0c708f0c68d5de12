"""The provider states of the contract: what has to be true before a request is sent.

`POST /provider-states` brings a state about (`setup`) or takes it back (`teardown`): see "Provider states" in
contracts/provider-states.md. This is the part that you write for your own backend. Three habits make it easy:

- a thing is made under the very id that the params give, for the request names it;
- a setup that finds things of an earlier run puts its own in their place, so that a run that was cut off does no harm;
- a teardown takes back what its setup did, and does nothing where there is nothing to take back.
"""

import secrets

from market import CUSTOMER, new_cart


class UnknownState(Exception):
    pass


class States:
    def __init__(self, market):
        self.market = market
        self.kept = {}  # what a state took the place of, by the state's name
        self.known = {
            "site information": (self.put_site_information, self.take_back("site information")),
            "places of the open week": (self.put_places, self.take_back("places of the open week")),
            "a catalogue": (self.put_catalogue, self.remove_catalogue),
            "a customer": (self.put_customer, self.remove_customer),
            "a cart": (self.put_cart, self.remove_cart),
            "a visitor without a cart": (self.new_session, lambda **params: None),
        }

    def call(self, state, params, action):
        """Answers what the interaction's request has to carry: {"headers": {...}, "values": {...}}, each or both or neither."""
        if state not in self.known:
            raise UnknownState(f'There is no provider state "{state}".')
        setup, teardown = self.known[state]
        return (setup if action == "setup" else teardown)(**params) or {}

    def keep(self, state, **were):
        """Two setups without a teardown between them keep what was there before the first."""
        self.kept.setdefault(state, were)

    def take_back(self, state):
        def teardown(**params):
            for name, was in self.kept.pop(state, {}).items():
                setattr(self.market, name, was)

        return teardown

    def put_site_information(self, pages=None, **others):
        # `others` are parts of the state that no operation asks for that is served here.
        self.keep("site information", pages=self.market.pages)
        self.market.pages = pages or {}

    def put_places(self, locations=(), zones=()):
        self.keep("places of the open week", locations=self.market.locations, zones=self.market.zones)
        self.market.locations = [
            {"id": one["location"], "storage_only": one.get("storageOnly", False), **serves(one)} for one in locations
        ]
        self.market.zones = [
            {"id": one["zone"], "price": one.get("price", 500), "prefix": "Z9Z", **serves(one)} for one in zones
        ]

    def put_catalogue(self, products=(), **others):
        self.market.products |= {one["product"] for one in products}

    def remove_catalogue(self, products=(), **others):
        self.market.products -= {one["product"] for one in products}

    def put_customer(self, customer, platform=CUSTOMER, card=None, favourites=(), **others):
        is_card = card is not None and card.get("type", "card") == "card"
        details = {"__typename": "Card", "brand": "visa", "country": "CA", "expMonth": 8, "expYear": 2040}
        self.market.customers[customer] = {
            "platform": platform,
            "favourites": [one["product"] for one in favourites],
            "card": card
            and {
                "__typename": "PaymentMethod",
                "id": "pm_" + customer,
                "card": {**details, "last4": card.get("last4", "4242")} if is_card else None,
            },
        }
        token = secrets.token_urlsafe()
        self.market.tokens[token] = customer
        # The request has `Authorization: Bearer ${token}`: this value takes its place.
        return {"values": {"token": token}}

    def remove_customer(self, customer, **others):
        self.market.customers.pop(customer, None)
        self.market.tokens = {token: who for token, who in self.market.tokens.items() if who != customer}

    def put_cart(self, **others):
        session = secrets.token_hex(16)
        self.market.carts[session] = new_cart()
        # A header that the request has to carry for the cart to be the caller's.
        return {"headers": {"Cookie": f"session={session}"}}

    def new_session(self):
        return {"headers": {"Cookie": f"session={secrets.token_hex(16)}"}}

    def remove_cart(self, **others):
        self.market.carts.clear()


def serves(place):
    """When a place is open: in the week, and for Express orders."""
    return {"open": place.get("open", True), "express": place.get("express", True)}
