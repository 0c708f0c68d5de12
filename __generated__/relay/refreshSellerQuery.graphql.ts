/**
 * @generated SignedSource<<44954fd24ecf348bf9870d5f5ff1ac30>>
 * @relayHash c308c7fdfcc88338f669474919fd27cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbac10152366159cade6346b96d2632c592266228f683ce8593a600423f863d5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type refreshSellerQuery$variables = {
  id: string;
};
export type refreshSellerQuery$data = {
  readonly staff: {
    readonly seller: {
      readonly " $fragmentSpreads": FragmentRefs<"DeskSeller_seller">;
    } | null | undefined;
  } | null | undefined;
};
export type refreshSellerQuery = {
  response: refreshSellerQuery$data;
  variables: refreshSellerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "refreshSellerQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Staff",
        "kind": "LinkedField",
        "name": "staff",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Seller",
            "kind": "LinkedField",
            "name": "seller",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DeskSeller_seller"
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "refreshSellerQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Staff",
        "kind": "LinkedField",
        "name": "staff",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Seller",
            "kind": "LinkedField",
            "name": "seller",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "deactivatedUntil",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "regional",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "descriptions",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "primary",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "secondary",
                    "storageKey": null
                  }
                ],
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
    "cacheID": "c308c7fdfcc88338f669474919fd27cc",
    "id": "cbac10152366159cade6346b96d2632c592266228f683ce8593a600423f863d5",
    "metadata": {},
    "name": "refreshSellerQuery",
    "operationKind": "query",
    "text": "query refreshSellerQuery(\n  $id: ID!\n) {\n  staff {\n    seller(id: $id) {\n      ...DeskSeller_seller\n      id\n    }\n  }\n}\n\nfragment DeskSeller_seller on Seller {\n  id\n  name\n  version\n  ...sellerDraft_seller\n}\n\nfragment sellerDraft_seller on Seller {\n  deactivatedUntil\n  regional\n  descriptions {\n    primary\n    secondary\n  }\n}\n"
  }
};
})();

(node as any).hash = "362c3612d32fbdf5abd452a070160aa3";

export default node;
