"""GraphQL as far as the storefront's operations need it: reads a query's text and answers it from plain Python objects.

In your backend this file is your GraphQL library (Strawberry, Ariadne, graphene, ...): nothing in it belongs to the contracts.
An object is a dict, `__typename` among its keys; a field that takes arguments is a function in it, called by keyword.
"""

import re
from dataclasses import dataclass, field

TOKEN = re.compile(r'\.\.\.|[!$():=@\[\]{}|]|[_A-Za-z]\w*|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|"(?:[^"\\]|\\.)*"')
BLANK = re.compile(r"(?:[\s,\ufeff]|#[^\n]*)+")


class BadQuery(Exception):
    """The text is no GraphQL, or asks for what is not there: the message is for whoever wrote it."""


class Refused(Exception):
    """A rule of the market says no: the error that the storefront understands by its code."""

    def __init__(self, code, message, displayable=True, **params):
        super().__init__(message)
        self.extensions = {"code": code, "displayable": displayable, "localized": False, "params": params}


@dataclass
class Variable:
    name: str


@dataclass
class Selection:
    """A field; or, with a fragment's name or with selections alone (`... on Type`), what stands for some."""

    name: str | None = None
    key: str | None = None
    arguments: dict = field(default_factory=dict)
    conditions: list = field(default_factory=list)
    fragment: str | None = None
    on_type: str | None = None
    selections: list = field(default_factory=list)


@dataclass
class Operation:
    kind: str
    defaults: dict
    selections: list


class Reader:
    """Reads a document from left to right: `operations` and `fragments` by name."""

    def __init__(self, text):
        self.tokens = list(self.split(text))
        self.at = 0
        self.operations, self.fragments = {}, {}
        while self.peek() is not None:
            self.definition()

    @staticmethod
    def split(text):
        at = 0
        while at < len(text):
            found = BLANK.match(text, at) or TOKEN.match(text, at)
            if not found:
                raise BadQuery(f"Syntax error: unexpected character {text[at]!r}.")
            if found.re is TOKEN:
                yield found.group()
            at = found.end()

    def peek(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    def next(self, wanted=None):
        token = self.peek()
        if token is None or (wanted is not None and token != wanted):
            raise BadQuery(f"Syntax error: expected {wanted or 'more'}, found {token or 'the end'}.")
        self.at += 1
        return token

    def skip(self, token):
        if self.peek() != token:
            return False
        self.at += 1
        return True

    def definition(self):
        kind = "query" if self.peek() == "{" else self.next()
        if kind == "fragment":
            name = self.next()
            self.next("on")
            on_type = self.next()
            self.fragments[name] = Selection(on_type=on_type, selections=self.selection_set())
        elif kind in ("query", "mutation"):
            name = "" if self.peek() in ("(", "@", "{") else self.next()
            self.operations[name] = Operation(kind, self.variable_defaults(), self.selection_set())
        else:
            raise BadQuery(f"Syntax error: {kind} begins nothing that is understood here.")

    def variable_defaults(self):
        defaults = {}
        if self.skip("("):
            while not self.skip(")"):
                self.next("$")
                name = self.next()
                self.next(":")
                while self.peek() not in ("=", "$", ")"):
                    self.next()
                if self.skip("="):
                    defaults[name] = self.value()
        return defaults

    def selection_set(self):
        self.next("{")
        selections = []
        while not self.skip("}"):
            selections.append(self.selection())
        return selections

    def selection(self):
        one = Selection()
        if self.skip("..."):
            if self.skip("on"):
                one.on_type = self.next()
            elif self.peek() not in ("@", "{"):
                one.fragment = self.next()
        else:
            one.name = one.key = self.next()
            if self.skip(":"):
                one.name = self.next()
            one.arguments = self.arguments()
        while self.skip("@"):
            one.conditions.append((self.next(), self.arguments()))
        if self.peek() == "{":
            one.selections = self.selection_set()
        return one

    def arguments(self):
        given = {}
        if self.skip("("):
            while not self.skip(")"):
                name = self.next()
                self.next(":")
                given[name] = self.value()
        return given

    def value(self):
        token = self.next()
        if token == "$":
            return Variable(self.next())
        if token == "[":
            items = []
            while not self.skip("]"):
                items.append(self.value())
            return items
        if token == "{":
            members = {}
            while not self.skip("}"):
                name = self.next()
                self.next(":")
                members[name] = self.value()
            return members
        if token[0] == '"':
            return re.sub(r"\\(.)", r"\1", token[1:-1])
        if token[0] == "-" or token[0].isdigit():
            return float(token) if re.search(r"[.eE]", token) else int(token)
        return {"true": True, "false": False, "null": None}.get(token, token)


class Execution:
    def __init__(self, document, variables):
        self.fragments, self.variables = document.fragments, variables

    def plain(self, value):
        """A value of the text with what the variables say. What was not sent is left out, as if it had not been written."""
        if isinstance(value, Variable):
            return self.variables.get(value.name)
        if isinstance(value, list):
            return [self.plain(one) for one in value]
        if isinstance(value, dict):
            given = {name: one for name, one in value.items() if self.is_sent(one)}
            return {name: self.plain(one) for name, one in given.items()}
        return value

    def is_sent(self, value):
        return not isinstance(value, Variable) or value.name in self.variables

    def is_wanted(self, selection):
        return all(self.plain(given)["if"] == (name == "include") for name, given in selection.conditions)

    def fields(self, selections, typename):
        """The fields that a type is asked for, by their names in the answer, each with everything that is asked below it."""
        asked = {}
        for one in filter(self.is_wanted, selections):
            if one.name is not None:
                asked.setdefault(one.key, []).append(one)
                continue
            inner = self.fragments.get(one.fragment) if one.fragment else one
            if inner is None:
                raise BadQuery(f'Unknown fragment "{one.fragment}".')
            if inner.on_type in (None, typename):
                for key, more in self.fields(inner.selections, typename).items():
                    asked.setdefault(key, []).extend(more)
        return asked

    def resolve(self, source, asked):
        name = asked[0].name
        if name not in source:
            raise BadQuery(f'Cannot query field "{name}" on type "{source["__typename"]}".')
        value = source[name]
        if callable(value):
            value = value(**self.plain(asked[0].arguments))
        return self.complete(value, [below for one in asked for below in one.selections])

    def complete(self, value, selections):
        if isinstance(value, list):
            return [self.complete(one, selections) for one in value]
        if not isinstance(value, dict):
            return value
        wanted = self.fields(selections, value["__typename"])
        return {key: self.resolve(value, asked) for key, asked in wanted.items()}


def answer(query, operation_name, variables, roots):
    """What a GraphQL server answers. roots: the fields of "query" and "mutation"; a refusal of one leaves no data at all."""
    try:
        document = Reader(query)
        operation = document.operations.get(operation_name or next(iter(document.operations), ""))
        if operation is None:
            raise BadQuery(f'Unknown operation named "{operation_name}".')
        execution = Execution(document, {**operation.defaults, **(variables or {})})
        root, data = roots[operation.kind], {}
        for key, asked in execution.fields(operation.selections, root["__typename"]).items():
            try:
                data[key] = execution.resolve(root, asked)
            except Refused as refusal:
                error = {"message": str(refusal), "path": [key], "extensions": refusal.extensions}
                return {"data": None, "errors": [error]}
        return {"data": data}
    except BadQuery as error:
        return {"errors": [{"message": str(error)}]}
