/**
 * @generated SignedSource<<b0a2d9152c21b348f9ab1684b32caa40>>
 * @relayHash 4b99cb420de77e39be02a7e9de0ba6ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f15d1a06599871120eaa8240259e442582dc273cb829d80d1f5962a7347d75fc

import type { ConcreteRequest } from 'relay-runtime';
export type LineStatus = "missing" | "packed" | "preparing" | "received" | "waiting" | "%future added value";
export type MissingWish = "refund" | "replacement" | "%future added value";
export type ShortageRule = "evenly" | "first_ordered" | "most_orders" | "%future added value";
export type Temperature = "cold" | "frozen" | "normal" | "%future added value";
export type producersQuery$variables = {
  startDate?: string | null | undefined;
};
export type producersQuery$data = {
  readonly staff: {
    readonly packingWeek: {
      readonly dropOff: {
        readonly address: {
          readonly city: string;
          readonly line1: string;
          readonly line2: string | null | undefined;
          readonly postal_code: string;
        };
        readonly name: string;
      } | null | undefined;
      readonly dropOffBefore: string | null | undefined;
      readonly dropOffFrom: string | null | undefined;
      readonly dropOffPlace: string | null | undefined;
      readonly period: {
        readonly closesAt: string;
        readonly deliveryDay: string;
        readonly startDate: string;
      };
      readonly producers: ReadonlyArray<{
        readonly items: ReadonlyArray<{
          readonly amount: number;
          readonly lines: ReadonlyArray<{
            readonly code: string;
            readonly line: {
              readonly id: string;
              readonly ifMissing: MissingWish;
              readonly missing: number;
              readonly missingReturned: number;
              readonly quantity: number;
              readonly replaced: number;
              readonly replacedBy: string | null | undefined;
              readonly returned: number;
              readonly status: LineStatus;
            };
          }>;
          readonly orders: number;
          readonly price: number | null | undefined;
          readonly productName: string;
          readonly quantity: number;
          readonly temperature: Temperature;
          readonly variantName: string;
        }>;
        readonly name: string;
        readonly quantity: number;
        readonly seller: {
          readonly id: string;
          readonly town: string | null | undefined;
        } | null | undefined;
      }>;
      readonly shortageRule: ShortageRule;
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
  {
    "kind": "Variable",
    "name": "startDate",
    "variableName": "startDate"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryDay",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closesAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Address",
  "kind": "LinkedField",
  "name": "address",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "line1",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "line2",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postal_code",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dropOffFrom",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dropOffBefore",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dropOffPlace",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shortageRule",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "ProducerList",
  "kind": "LinkedField",
  "name": "producers",
  "plural": true,
  "selections": [
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        (v11/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "town",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v12/*:: as any*/),
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
        (v12/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
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
                (v11/*:: as any*/),
                (v12/*:: as any*/),
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
                  "name": "ifMissing",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "returned",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "replaced",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "replacedBy",
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
};
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
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v2/*:: as any*/),
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
                "selections": [
                  (v1/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Location",
                "kind": "LinkedField",
                "name": "dropOff",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v13/*:: as any*/)
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
            "selections": [
              (v1/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v2/*:: as any*/),
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
                "selections": [
                  (v1/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Location",
                "kind": "LinkedField",
                "name": "dropOff",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4b99cb420de77e39be02a7e9de0ba6ba",
    "id": "f15d1a06599871120eaa8240259e442582dc273cb829d80d1f5962a7347d75fc",
    "metadata": {},
    "name": "producersQuery",
    "operationKind": "query",
    "text": "query producersQuery(\n  $startDate: Date\n) {\n  staff {\n    periods {\n      startDate\n      id\n    }\n    packingWeek(startDate: $startDate) {\n      period {\n        startDate\n        deliveryDay\n        closesAt\n        id\n      }\n      dropOff {\n        name\n        address {\n          line1\n          line2\n          city\n          postal_code\n        }\n        id\n      }\n      dropOffFrom\n      dropOffBefore\n      dropOffPlace\n      shortageRule\n      producers {\n        name\n        seller {\n          id\n          town\n        }\n        quantity\n        items {\n          productName\n          variantName\n          temperature\n          quantity\n          orders\n          price\n          amount\n          lines {\n            code\n            line {\n              id\n              quantity\n              missing\n              missingReturned\n              ifMissing\n              returned\n              replaced\n              replacedBy\n              status\n            }\n          }\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "420d2c624dc29caefa667e4f601d50e5";

export default node;
