/**
 * @generated SignedSource<<53c4f4c3166fc51eeefe626f7f0288e9>>
 * @relayHash 10bd7ca81f48a8bc2bb7009e2b4d9eb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25c55f4e10ac5f9167833370ce7c80401338c8243d9fb8ff918a09dfd95ec917

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CrateBox = "disposable" | "exchanged" | "lent" | "none" | "%future added value";
export type LineStatus = "missing" | "packed" | "preparing" | "received" | "waiting" | "%future added value";
export type MissingWish = "refund" | "replacement" | "%future added value";
export type OrderStatus = "cancelled" | "completed" | "disputed" | "fulfilled" | "merged" | "pending" | "processed" | "refunded" | "shipped" | "%future added value";
export type Temperature = "cold" | "frozen" | "normal" | "%future added value";
export type pickListQuery$variables = {
  startDate?: string | null | undefined;
};
export type pickListQuery$data = {
  readonly staff: {
    readonly packingWeek: {
      readonly containersHeld: ReadonlyArray<{
        readonly containers: ReadonlyArray<{
          readonly deposit: number;
          readonly products: ReadonlyArray<string>;
          readonly quantity: number;
        }> | null | undefined;
        readonly order: string;
      }>;
      readonly period: {
        readonly closesAt: string;
        readonly deliveryDay: string;
        readonly startDate: string;
      };
      readonly sheets: ReadonlyArray<{
        readonly box: CrateBox;
        readonly code: string;
        readonly lines: ReadonlyArray<{
          readonly isAlcohol: boolean;
          readonly line: {
            readonly id: string;
            readonly ifMissing: MissingWish;
            readonly missing: number;
            readonly missingReturned: number;
            readonly productName: string;
            readonly quantity: number;
            readonly replaced: number;
            readonly replacedBy: string | null | undefined;
            readonly returned: number;
            readonly reusableBox: boolean;
            readonly sellerName: string;
            readonly status: LineStatus;
            readonly variantName: string;
          };
          readonly shelf: string | null | undefined;
          readonly temperature: Temperature;
        }>;
        readonly order: {
          readonly allergies: string | null | undefined;
          readonly cash: {
            readonly byLink: boolean;
            readonly due: number;
          } | null | undefined;
          readonly contact: {
            readonly phone: string | null | undefined;
          } | null | undefined;
          readonly customer: {
            readonly id: string;
          } | null | undefined;
          readonly customerName: string;
          readonly deposit: number;
          readonly fromStorage: boolean;
          readonly fulfillment: {
            readonly city: string;
            readonly id: string;
            readonly line1: string;
            readonly line2: string | null | undefined;
            readonly postalCode: string;
            readonly recipient: string;
          } | null | undefined;
          readonly id: string;
          readonly location: {
            readonly id: string;
            readonly name: string;
          } | null | undefined;
          readonly note: string | null | undefined;
          readonly number: number;
          readonly outsideZone: boolean;
          readonly slot: {
            readonly from: string;
            readonly to: string;
          } | null | undefined;
          readonly status: OrderStatus;
        };
        readonly owed: number;
        readonly packer: string | null | undefined;
        readonly shippingZone: {
          readonly id: string;
          readonly name: string;
        } | null | undefined;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"Assembling_week">;
    };
    readonly periods: ReadonlyArray<{
      readonly startDate: string;
    }>;
  } | null | undefined;
};
export type pickListQuery = {
  response: pickListQuery$data;
  variables: pickListQuery$variables;
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
  "name": "id",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deposit",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "PackingSheet",
  "kind": "LinkedField",
  "name": "sheets",
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
      "kind": "ScalarField",
      "name": "box",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "owed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "packer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingZone",
      "kind": "LinkedField",
      "name": "shippingZone",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customerName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outsideZone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Contact",
          "kind": "LinkedField",
          "name": "contact",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "phone",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allergies",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fromStorage",
          "storageKey": null
        },
        (v8/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderCash",
          "kind": "LinkedField",
          "name": "cash",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "due",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "byLink",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": [
            (v5/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TimeSlot",
          "kind": "LinkedField",
          "name": "slot",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "to",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Location",
          "kind": "LinkedField",
          "name": "location",
          "plural": false,
          "selections": (v6/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Fulfillment",
          "kind": "LinkedField",
          "name": "fulfillment",
          "plural": false,
          "selections": [
            (v5/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "recipient",
              "storageKey": null
            },
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
              "name": "postalCode",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PackingLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "temperature",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAlcohol",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shelf",
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
              "name": "sellerName",
              "storageKey": null
            },
            (v9/*:: as any*/),
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
            (v7/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reusableBox",
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
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderContainers",
  "kind": "LinkedField",
  "name": "containersHeld",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "order",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HeldContainers",
      "kind": "LinkedField",
      "name": "containers",
      "plural": true,
      "selections": [
        (v8/*:: as any*/),
        (v9/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "products",
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
    "name": "pickListQuery",
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
              (v10/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Assembling_week"
              },
              (v11/*:: as any*/)
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
    "name": "pickListQuery",
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
              (v5/*:: as any*/)
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
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Assembly",
                "kind": "LinkedField",
                "name": "assemblies",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "at",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "by",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "orders",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "10bd7ca81f48a8bc2bb7009e2b4d9eb8",
    "id": "25c55f4e10ac5f9167833370ce7c80401338c8243d9fb8ff918a09dfd95ec917",
    "metadata": {},
    "name": "pickListQuery",
    "operationKind": "query",
    "text": "query pickListQuery(\n  $startDate: Date\n) {\n  staff {\n    periods {\n      startDate\n      id\n    }\n    packingWeek(startDate: $startDate) {\n      period {\n        startDate\n        deliveryDay\n        closesAt\n        id\n      }\n      sheets {\n        code\n        box\n        owed\n        packer\n        shippingZone {\n          id\n          name\n        }\n        order {\n          id\n          number\n          status\n          customerName\n          outsideZone\n          contact {\n            phone\n          }\n          note\n          allergies\n          fromStorage\n          deposit\n          cash {\n            due\n            byLink\n          }\n          customer {\n            id\n          }\n          slot {\n            from\n            to\n          }\n          location {\n            id\n            name\n          }\n          fulfillment {\n            id\n            recipient\n            line1\n            line2\n            city\n            postalCode\n          }\n        }\n        lines {\n          temperature\n          isAlcohol\n          shelf\n          line {\n            id\n            productName\n            variantName\n            sellerName\n            quantity\n            returned\n            missing\n            missingReturned\n            ifMissing\n            replaced\n            replacedBy\n            status\n            reusableBox\n          }\n        }\n      }\n      ...Assembling_week\n      containersHeld {\n        order\n        containers {\n          deposit\n          quantity\n          products\n        }\n      }\n    }\n  }\n}\n\nfragment Assembling_week on PackingWeek {\n  assemblies {\n    at\n    by\n    orders\n  }\n}\n"
  }
};
})();

(node as any).hash = "e28519e8be5d5545bf95962c24ac2532";

export default node;
