"""A very small market: some of the storefront's API, answered from memory.

In your backend this is your domain and its database. The names of fields, their arguments and what may be null are those of
schema.graphql; money is in cents, an instant has an offset.
"""

import re
import secrets

from graphql_subset import Refused

CUSTOMER, PRODUCER = "consumer", "producer"
MOST_FAVOURITES = 100
# As it is typed: three characters or more, in either case, with or without the blank in the middle.
POSTAL_CODE = re.compile(r"[A-Z]\d[A-Z](?:[ -]?(?:\d(?:[A-Z]\d?)?)?)?", re.IGNORECASE)
# What the places of a state are called (contracts/provider-states.md, "Values").
POINT_NAME = {"primary": "Point de retrait sous contrat", "secondary": "Pickup point under contract"}
ZONE_NAME = {"primary": "Zone sous contrat", "secondary": "Zone under contract"}
NEXT_SLOT = {"__typename": "TimeSlot", "from": "2026-11-27T15:00:00-05:00", "to": "2026-11-27T19:00:00-05:00"}
EXPRESS_SLOT = {"__typename": "TimeSlot", "from": "2026-11-24T15:00:00-05:00", "to": "2026-11-24T19:00:00-05:00"}

# What the market asks, in cents, and how many hours before it hands out Express orders.
TERMS = {"membershipPrice": 3000, "orderFee": 500, "freeDeliveryAbove": 15000, "expressLeadHours": 2, "trialMonths": 1, "gstRate": 5000, "pstRate": 9975}


class Market:
    """What the market holds. Provider states (states.py) write it, requests read it; markFavourite writes it as well."""

    def __init__(self):
        self.pages = {}  # by name: title, updatedOn, sections, each text {"primary": French, "secondary": English}
        self.locations = []  # {"id", "storage_only", "open", "express"}
        self.zones = []  # {"id", "price", "open", "express", "prefix"}
        self.products = set()  # ids
        self.customers = {}  # by id: {"platform", "card", "favourites"}
        self.tokens = {}  # access token -> id of a customer
        self.carts = {}  # by the session's cookie: id of a guest's cart


class Caller:
    """Who asks, by the headers of the request; raises what the storefront understands where a token does not do."""

    def __init__(self, market, authorization, cookie, language):
        self.market, self.authorization = market, authorization
        self.is_english = language.startswith("en")
        session = re.search(r"session=(\w+)", cookie)
        self.session = session and session.group(1)

    def text(self, pair):
        """French, or English where there is any."""
        return pair and ((self.is_english and pair["secondary"]) or pair["primary"])

    def customer(self, required=False):
        """The customer that is signed in; without a token None, or with `required` a refusal."""
        if not self.authorization and not required:
            return None
        who = self.market.tokens.get(self.authorization.removeprefix("Bearer "))
        if who is None:
            raise Refused("UNAUTHENTICATED", "Sign in first.", displayable=False)
        # Your identity provider says it in a claim of the token.
        if self.market.customers[who]["platform"] != CUSTOMER:
            raise Refused("WRONG_PLATFORM", "errors.wrong_platform")
        return who


def query_root(market, caller):
    def link_of(link):
        return link and {"__typename": "OperatorPageLink", "text": caller.text(link["text"]), "url": link["url"]}

    def page(name):
        written = market.pages.get(name)
        return written and {
            "__typename": "OperatorPage",
            "title": caller.text(written["title"]),
            "updatedOn": written["updatedOn"],
            "sections": [
                {
                    "__typename": "OperatorPageSection",
                    "heading": caller.text(one["heading"]),
                    "group": caller.text(one.get("group")),
                    "link": link_of(one.get("link")),
                    "paragraphs": [caller.text(text) for text in one["paragraphs"]],
                }
                for one in written["sections"]
            ],
        }

    def locations(filter=None):
        ongoing = (filter or {}).get("ongoing")
        found = [one for one in market.locations if one["open"] or not ongoing]
        return [location_of(one, caller) for one in sorted(found, key=by_id)]

    def shipping_zones(filter=None):
        wanted = filter or {}
        found = [one for one in market.zones if one["open"] or not wanted.get("ongoing")]
        if wanted.get("code") is not None:
            code = wanted["code"].strip()
            if not POSTAL_CODE.fullmatch(code):
                raise Refused("ZIP_INVALID", "cart.zip_validation")
            found = [one for one in found if code.upper().startswith(one["prefix"])]
        return [zone_of(one, caller) for one in sorted(found, key=by_id)]

    def user():
        who = caller.customer()
        return who and user_of(market, who)

    return {
        "__typename": "Query",
        "siteInformations": {"__typename": "SiteInformations", "page": page},
        "market": {"__typename": "Market", **TERMS},
        "locations": locations,
        "shippingZones": shipping_zones,
        "user": user,
    }


def mutation_root(market, caller):
    def mark_favourite(product, marked):
        who = caller.customer(required=True)
        favourites = market.customers[who]["favourites"]
        if product not in market.products:
            raise Refused("NOT_FOUND", "errors.basic_retry")
        # As it is already changes nothing, so that the same request may come twice.
        if marked and product not in favourites:
            if len(favourites) >= MOST_FAVOURITES:
                raise Refused("FAVOURITES_FULL", "favourites.full", nb=MOST_FAVOURITES)
            favourites.insert(0, product)
        if not marked and product in favourites:
            favourites.remove(product)
        return user_of(market, who)

    def sign_out():
        caller.customer()
        market.carts.pop(caller.session, None)
        # Whoever sits down at this computer next begins with a cart of their own.
        return {"__typename": "Cart", "id": new_cart()}

    return {"__typename": "Mutation", "markFavourite": mark_favourite, "signOut": sign_out}


def by_id(thing):
    """Lists come in the same order every time: all names are the same here, so that ids decide."""
    return thing["id"]


def new_cart():
    return "crt_" + secrets.token_hex(16)


def location_of(location, caller):
    return {
        "__typename": "Location",
        "id": location["id"],
        "name": caller.text(POINT_NAME),
        "description": None,
        "address": {"__typename": "Address", "line1": "1, rue des Contrats", "line2": None, "city": "Gatineau"},
        "storageOnly": location["storage_only"],
        "weekday": None if location["storage_only"] else 4,
        "nextSlot": NEXT_SLOT if location["open"] else None,
        "expressSlot": EXPRESS_SLOT if location["express"] else None,
    }


def zone_of(zone, caller):
    return {
        "__typename": "ShippingZone",
        "id": zone["id"],
        "name": caller.text(ZONE_NAME),
        "description": None,
        "price": zone["price"],
        "prefixes": [zone["prefix"]],
        "weekday": 4,
        "nextSlot": NEXT_SLOT if zone["open"] else None,
        "expressSlot": EXPRESS_SLOT if zone["express"] else None,
    }


def user_of(market, who):
    customer = market.customers[who]
    return {
        "__typename": "User",
        "id": who,
        "basketsPaymentMethod": customer["card"],
        "favourites": [{"__typename": "Product", "id": one} for one in customer["favourites"]],
        "favouritesBack": [],
        # Nobody is a member of this market.
        "membership": None,
    }
