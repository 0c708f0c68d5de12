/**
 * @generated SignedSource<<2f3d6c5be3548e1da558d5cc8d991ba9>>
 * @relayHash 27123a67280776e00e6d1d4f324ac3cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 994ec6de7bc2ca06b5fbe3dd370abaf43516fc2fb6e0dd898909010fe371462e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AutoCloseCode = "ADDRESS_OUTSIDE_ZONE" | "BALANCE_NEEDS_ADDRESS" | "CART_CHANGED" | "MAX_REACHED" | "NO_ADDRESS" | "NO_ALCOHOL" | "NO_CARD" | "NO_CREDIT" | "NO_DELIVERY" | "NO_PLACE" | "TOTAL_RAISED" | "UNAVAILABLE" | "authentication" | "declined" | "expiredCard" | "insufficientFunds" | "other" | "%future added value";
export type ClosingNoticeQuery$variables = Record<PropertyKey, never>;
export type ClosingNoticeQuery$data = {
  readonly cart: {
    readonly autoClose: boolean;
    readonly autoClosePreview: {
      readonly buys: boolean;
      readonly charged: number;
      readonly credit: number;
      readonly reasons: ReadonlyArray<{
        readonly code: AutoCloseCode;
        readonly message: string;
      }>;
    } | null | undefined;
    readonly fromStorage: boolean;
    readonly location: {
      readonly name: string;
    } | null | undefined;
    readonly shippingZone: {
      readonly id: string;
      readonly name: string;
      readonly price: number;
    } | null | undefined;
  };
  readonly openPeriod: {
    readonly closesAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"openWeek_period">;
  };
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"cardName_user">;
  } | null | undefined;
};
export type ClosingNoticeQuery = {
  response: ClosingNoticeQuery$data;
  variables: ClosingNoticeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "autoClose",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fromStorage",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "ShippingZone",
  "kind": "LinkedField",
  "name": "shippingZone",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v2/*:: as any*/),
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
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "AutoClosePreview",
  "kind": "LinkedField",
  "name": "autoClosePreview",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buys",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "credit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "charged",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AutoCloseReason",
      "kind": "LinkedField",
      "name": "reasons",
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
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Card",
  "kind": "LinkedField",
  "name": "card",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "brand",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "last4",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closesAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ClosingNoticeQuery",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "location",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "cardName_user",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PaymentMethod",
                "kind": "LinkedField",
                "name": "basketsPaymentMethod",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Period",
        "kind": "LinkedField",
        "name": "openPeriod",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "openWeek_period"
          },
          (v7/*:: as any*/)
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
    "name": "ClosingNoticeQuery",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "location",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PaymentMethod",
            "kind": "LinkedField",
            "name": "basketsPaymentMethod",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Period",
        "kind": "LinkedField",
        "name": "openPeriod",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startDate",
            "storageKey": null
          },
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "handoverFrom",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "basketsUntil",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "missingAt",
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "27123a67280776e00e6d1d4f324ac3cc",
    "id": "994ec6de7bc2ca06b5fbe3dd370abaf43516fc2fb6e0dd898909010fe371462e",
    "metadata": {},
    "name": "ClosingNoticeQuery",
    "operationKind": "query",
    "text": "query ClosingNoticeQuery {\n  cart {\n    autoClose\n    fromStorage\n    location {\n      name\n      id\n    }\n    shippingZone {\n      id\n      name\n      price\n    }\n    autoClosePreview {\n      buys\n      credit\n      charged\n      reasons {\n        code\n        message\n      }\n    }\n    id\n  }\n  user {\n    ...cardName_user\n    id\n  }\n  openPeriod {\n    ...openWeek_period\n    closesAt\n    id\n  }\n}\n\nfragment cardName_user on User {\n  basketsPaymentMethod {\n    card {\n      brand\n      last4\n    }\n    id\n  }\n}\n\nfragment openWeek_period on Period {\n  startDate\n  closesAt\n  handoverFrom\n  basketsUntil\n  missingAt\n}\n"
  }
};
})();

(node as any).hash = "49697bb167dbe63b7a00474d361432de";

export default node;
