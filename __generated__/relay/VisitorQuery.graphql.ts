/**
 * @generated SignedSource<<9a0d80b04838da1edbc6a2e37f6ee63d>>
 * @relayHash 26b75519800546c7b179bc04319370ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dd39f7726db145409a7ae059ba349f45c5d31347e310ac507c18aec8f77ce55

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VisitorQuery$variables = Record<PropertyKey, never>;
export type VisitorQuery$data = {
  readonly cart: {
    readonly " $fragmentSpreads": FragmentRefs<"visitorCart_cart">;
  };
};
export type VisitorQuery = {
  response: VisitorQuery$data;
  variables: VisitorQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "VisitorQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "visitorCart_cart"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VisitorQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CartItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "variantId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "quantity",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unsure",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "max",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Totals",
            "kind": "LinkedField",
            "name": "totals",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "items",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "26b75519800546c7b179bc04319370ef",
    "id": "9dd39f7726db145409a7ae059ba349f45c5d31347e310ac507c18aec8f77ce55",
    "metadata": {},
    "name": "VisitorQuery",
    "operationKind": "query",
    "text": "query VisitorQuery {\n  cart {\n    ...visitorCart_cart\n    id\n  }\n}\n\nfragment visitorCart_cart on Cart {\n  id\n  items {\n    id\n    variantId\n    quantity\n    unsure\n    max\n  }\n  totals {\n    items\n    total\n  }\n}\n"
  }
};
})();

(node as any).hash = "10a149d9d28ef3d9f38ec624efe5a31d";

export default node;
