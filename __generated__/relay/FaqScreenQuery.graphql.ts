/**
 * @generated SignedSource<<5caa29e41521715cb8075cedb71c4ac0>>
 * @relayHash a55fb7b274637cfa876271ba3ad3ef28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60edd51cc6498507b4b2265dabe46d275793c4405e4710f7462cd6b5ba271301

import type { ConcreteRequest } from 'relay-runtime';
export type FaqScreenQuery$variables = Record<PropertyKey, never>;
export type FaqScreenQuery$data = {
  readonly siteInformations: {
    readonly privacy: {
      readonly __typename: "OperatorPage";
    } | null | undefined;
    readonly terms: {
      readonly __typename: "OperatorPage";
    } | null | undefined;
  };
};
export type FaqScreenQuery = {
  response: FaqScreenQuery$data;
  variables: FaqScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SiteInformations",
    "kind": "LinkedField",
    "name": "siteInformations",
    "plural": false,
    "selections": [
      {
        "alias": "privacy",
        "args": [
          {
            "kind": "Literal",
            "name": "name",
            "value": "privacy"
          }
        ],
        "concreteType": "OperatorPage",
        "kind": "LinkedField",
        "name": "page",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": "page(name:\"privacy\")"
      },
      {
        "alias": "terms",
        "args": [
          {
            "kind": "Literal",
            "name": "name",
            "value": "terms"
          }
        ],
        "concreteType": "OperatorPage",
        "kind": "LinkedField",
        "name": "page",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": "page(name:\"terms\")"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FaqScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FaqScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a55fb7b274637cfa876271ba3ad3ef28",
    "id": "60edd51cc6498507b4b2265dabe46d275793c4405e4710f7462cd6b5ba271301",
    "metadata": {},
    "name": "FaqScreenQuery",
    "operationKind": "query",
    "text": "query FaqScreenQuery {\n  siteInformations {\n    privacy: page(name: privacy) {\n      __typename\n    }\n    terms: page(name: terms) {\n      __typename\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a73f31d072662d07bc7af8e21e3af342";

export default node;
