/**
 * @generated SignedSource<<cf12680287f0b7ebcb022caf4caf451f>>
 * @relayHash 9f46cb52d2da5377e1f3b7a3567a857e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e13e4e10b387b8a65762dcb43f8037da7629ba3a17fa45bd7e58e023a69c28b

import type { ConcreteRequest } from 'relay-runtime';
export type LineStatus = "missing" | "packed" | "preparing" | "received" | "waiting" | "%future added value";
export type Temperature = "cold" | "frozen" | "normal" | "%future added value";
export type producersQuery$variables = {
  startDate?: string | null | undefined;
};
export type producersQuery$data = {
  readonly staff: {
    readonly packingWeek: {
      readonly period: {
        readonly startDate: string;
      };
      readonly producers: ReadonlyArray<{
        readonly items: ReadonlyArray<{
          readonly lines: ReadonlyArray<{
            readonly code: string;
            readonly line: {
              readonly id: string;
              readonly missing: number;
              readonly missingReturned: number;
              readonly quantity: number;
              readonly status: LineStatus;
            };
          }>;
          readonly orders: number;
          readonly productName: string;
          readonly quantity: number;
          readonly temperature: Temperature;
          readonly variantName: string;
        }>;
        readonly name: string;
        readonly quantity: number;
      }>;
    };
    readonly periods: ReadonlyArray<{
      readonly startDate: string;
    }>;
  } | null | undefined;
};
export type producersQuery = {
  response: producersQuery$data;
  variables: producersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "startDate"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = [
  {
    "kind": "Variable",
    "name": "startDate",
    "variableName": "startDate"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "ProducerList",
  "kind": "LinkedField",
  "name": "producers",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ProducerItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "variantName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "temperature",
          "storageKey": null
        },
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orders",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProducerLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "OrderLine",
              "kind": "LinkedField",
              "name": "line",
              "plural": false,
              "selections": [
                (v5/*:: as any*/),
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "missing",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "missingReturned",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "status",
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
  ],
  "storageKey": null
},
v7 = [
  (v1/*:: as any*/),
  (v5/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "producersQuery",
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
            "args": null,
            "concreteType": "Period",
            "kind": "LinkedField",
            "name": "periods",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "PackingWeek",
            "kind": "LinkedField",
            "name": "packingWeek",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Period",
                "kind": "LinkedField",
                "name": "period",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              (v6/*:: as any*/)
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
    "name": "producersQuery",
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
            "args": null,
            "concreteType": "Period",
            "kind": "LinkedField",
            "name": "periods",
            "plural": true,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "PackingWeek",
            "kind": "LinkedField",
            "name": "packingWeek",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Period",
                "kind": "LinkedField",
                "name": "period",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "9f46cb52d2da5377e1f3b7a3567a857e",
    "id": "1e13e4e10b387b8a65762dcb43f8037da7629ba3a17fa45bd7e58e023a69c28b",
    "metadata": {},
    "name": "producersQuery",
    "operationKind": "query",
    "text": "query producersQuery(\n  $startDate: Date\n) {\n  staff {\n    periods {\n      startDate\n      id\n    }\n    packingWeek(startDate: $startDate) {\n      period {\n        startDate\n        id\n      }\n      producers {\n        name\n        quantity\n        items {\n          productName\n          variantName\n          temperature\n          quantity\n          orders\n          lines {\n            code\n            line {\n              id\n              quantity\n              missing\n              missingReturned\n              status\n            }\n          }\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "cf5e331c1e7744fbee4e7fbecbf61d0b";

export default node;
