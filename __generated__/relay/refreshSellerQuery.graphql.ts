/**
 * @generated SignedSource<<4989aea72c7b2218b91898774b2290bd>>
 * @relayHash faa1b7efe9360d62515a2a1b66f814b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0395c93428f7adc0889f705228c8c90ba5e8f78d2af42098d2f859ec830b4079

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
    "cacheID": "faa1b7efe9360d62515a2a1b66f814b1",
    "id": "0395c93428f7adc0889f705228c8c90ba5e8f78d2af42098d2f859ec830b4079",
    "metadata": {},
    "name": "refreshSellerQuery",
    "operationKind": "query",
    "text": "query refreshSellerQuery(\n  $id: ID!\n) {\n  staff {\n    seller(id: $id) {\n      ...DeskSeller_seller\n      id\n    }\n  }\n}\n\nfragment DeskSeller_seller on Seller {\n  id\n  name\n  version\n  ...sellerValues_seller\n}\n\nfragment sellerValues_seller on Seller {\n  deactivatedUntil\n  regional\n  descriptions {\n    primary\n    secondary\n  }\n}\n"
  }
};
})();

(node as any).hash = "362c3612d32fbdf5abd452a070160aa3";

export default node;
