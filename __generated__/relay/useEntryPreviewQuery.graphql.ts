/**
 * @generated SignedSource<<2bb4868c64d846d09f6a71429749af39>>
 * @relayHash 1b3ed7b04acb6d2ce2af37eb541511a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa6fc4effe38904b20f832fc2061ea3cbffc28c659591780df5e2155c98db6d1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreditAsked = "counter" | "phone" | "%future added value";
export type Language = "en" | "fr" | "%future added value";
export type EnteredOrderInput = {
  address?: AddressInput | null | undefined;
  addsTo?: string | null | undefined;
  birthDate?: string | null | undefined;
  credit?: CreditAsked | null | undefined;
  customer?: string | null | undefined;
  items: ReadonlyArray<EnteredItemInput>;
  locationId?: string | null | undefined;
  note?: string | null | undefined;
  person?: EnteredPersonInput | null | undefined;
  shippingZoneId?: string | null | undefined;
};
export type EnteredPersonInput = {
  email?: string | null | undefined;
  lang: Language;
  name: string;
  phone: string;
};
export type EnteredItemInput = {
  quantity: number;
  variant: string;
};
export type AddressInput = {
  city: string;
  country?: string;
  line1: string;
  line2?: string | null | undefined;
  postal_code: string;
  state?: string;
};
export type useEntryPreviewQuery$variables = {
  order: EnteredOrderInput;
};
export type useEntryPreviewQuery$data = {
  readonly staff: {
    readonly enteredOrder: {
      readonly creditLeft: number;
      readonly items: ReadonlyArray<{
        readonly max: number;
        readonly variant: {
          readonly id: string;
          readonly price: number;
        };
      }>;
      readonly problems: ReadonlyArray<{
        readonly __typename: "AutoCloseReason";
      }>;
      readonly totals: {
        readonly credit: number;
        readonly total: number;
      };
      readonly " $fragmentSpreads": FragmentRefs<"EntrySums_preview">;
    };
  } | null | undefined;
};
export type useEntryPreviewQuery = {
  response: useEntryPreviewQuery$data;
  variables: useEntryPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "order"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "order",
    "variableName": "order"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "max",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Variant",
  "kind": "LinkedField",
  "name": "variant",
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
      "name": "price",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "credit",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "creditLeft",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEntryPreviewQuery",
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
            "concreteType": "EnteredOrderPreview",
            "kind": "LinkedField",
            "name": "enteredOrder",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "EnteredItem",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
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
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AutoCloseReason",
                "kind": "LinkedField",
                "name": "problems",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EntrySums_preview"
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
    "name": "useEntryPreviewQuery",
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
            "concreteType": "EnteredOrderPreview",
            "kind": "LinkedField",
            "name": "enteredOrder",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "EnteredItem",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "quantity",
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
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
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
                    "name": "deposits",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "delivery",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fee",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "gst",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pst",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AutoCloseReason",
                "kind": "LinkedField",
                "name": "problems",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
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
                    "name": "message",
                    "storageKey": null
                  }
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
    "cacheID": "1b3ed7b04acb6d2ce2af37eb541511a8",
    "id": "fa6fc4effe38904b20f832fc2061ea3cbffc28c659591780df5e2155c98db6d1",
    "metadata": {},
    "name": "useEntryPreviewQuery",
    "operationKind": "query",
    "text": "query useEntryPreviewQuery(\n  $order: EnteredOrderInput!\n) {\n  staff {\n    enteredOrder(order: $order) {\n      items {\n        max\n        variant {\n          id\n          price\n        }\n      }\n      totals {\n        total\n        credit\n      }\n      creditLeft\n      problems {\n        __typename\n      }\n      ...EntrySums_preview\n    }\n  }\n}\n\nfragment EntrySums_preview on EnteredOrderPreview {\n  items {\n    quantity\n  }\n  totals {\n    items\n    deposits\n    delivery\n    fee\n    gst\n    pst\n    total\n    credit\n  }\n  creditLeft\n  slot {\n    from\n    to\n  }\n  problems {\n    code\n    message\n  }\n}\n"
  }
};
})();

(node as any).hash = "15c8eff8dbd11c1c120096ed556762ec";

export default node;
