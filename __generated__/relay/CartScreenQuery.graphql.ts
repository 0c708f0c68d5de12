/**
 * @generated SignedSource<<4662b50f7da5b52f012049117f11c549>>
 * @relayHash e86b636ef3680b664896ad295d7b8f19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf96c3f00be4275bdeccf9563dca10bdd6ffdb5d163bce9b75a3656f0806f38d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartScreenQuery$variables = Record<PropertyKey, never>;
export type CartScreenQuery$data = {
  readonly cart: {
    readonly items: ReadonlyArray<{
      readonly __typename: "CartItem";
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"CartProcess_cart">;
  };
  readonly market: {
    readonly " $fragmentSpreads": FragmentRefs<"CartProcess_market">;
  };
  readonly openPeriod: {
    readonly " $fragmentSpreads": FragmentRefs<"CartProcess_period" | "openWeek_period">;
  };
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"CartProcess_user">;
  } | null | undefined;
};
export type CartScreenQuery = {
  response: CartScreenQuery$data;
  variables: CartScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
  "name": "handle",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deposit",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allergies",
  "storageKey": null
},
v7 = [
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weekday",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "TimeSlot",
  "kind": "LinkedField",
  "name": "nextSlot",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "TimeSlot",
  "kind": "LinkedField",
  "name": "expressSlot",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "credit",
  "storageKey": null
},
v12 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CartScreenQuery",
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
            "alias": null,
            "args": null,
            "concreteType": "CartItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CartProcess_cart"
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
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CartProcess_period"
          }
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "CartProcess_user"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "market",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CartProcess_market"
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
    "name": "CartScreenQuery",
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
            "alias": null,
            "args": null,
            "concreteType": "CartItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
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
                "name": "quantity",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "problem",
                "storageKey": null
              },
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
                "concreteType": "Variant",
                "kind": "LinkedField",
                "name": "variant",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "stored",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Product",
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isAlcohol",
                        "storageKey": null
                      },
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Seller",
                        "kind": "LinkedField",
                        "name": "seller",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v1/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "deactivatedUntil",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "images",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "path",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "taxable",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "taxKind",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v1/*:: as any*/),
                  (v4/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "comparedAtPrice",
                    "storageKey": null
                  },
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "counted",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reusableBox",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "max",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "seenPrice",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Basket",
                "kind": "LinkedField",
                "name": "basket",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "taxablePrice",
                    "storageKey": null
                  }
                ],
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
                "name": "unsureReason",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "note",
            "storageKey": null
          },
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "balanceAvailable",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "locationId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TimeSlot",
            "kind": "LinkedField",
            "name": "slot",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ShippingZone",
            "kind": "LinkedField",
            "name": "shippingZone",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v4/*:: as any*/),
              (v2/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fromStorage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ageConfirmed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "location",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "storageOnly",
                "storageKey": null
              },
              (v10/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/)
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "freeDeliveryAbove",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "deliveryWaiver",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "taxBase",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "gstBase",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pstBase",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "gstRate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pstRate",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "autoClose",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "autoClosePartial",
            "storageKey": null
          },
          {
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
              (v11/*:: as any*/),
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
                "selections": (v12/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AutoCloseReason",
            "kind": "LinkedField",
            "name": "autoCloseRefusal",
            "plural": true,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Variant",
            "kind": "LinkedField",
            "name": "leftOut",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "mergesInto",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSubscribed",
            "storageKey": null
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startDate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "closesAt",
            "storageKey": null
          },
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
          (v1/*:: as any*/)
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
            "concreteType": "ShippingAddress",
            "kind": "LinkedField",
            "name": "shippingAddress",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ShippingZone",
                "kind": "LinkedField",
                "name": "zones",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              {
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
                    "name": "state",
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
              (v2/*:: as any*/),
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
            "name": "firstName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PaymentMethod",
            "kind": "LinkedField",
            "name": "basketsPaymentMethod",
            "plural": false,
            "selections": [
              {
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasReusableBox",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Membership",
            "kind": "LinkedField",
            "name": "membership",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "market",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "membershipPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "orderFee",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expressLeadHours",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Variant",
            "kind": "LinkedField",
            "name": "reusableBox",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e86b636ef3680b664896ad295d7b8f19",
    "id": "cf96c3f00be4275bdeccf9563dca10bdd6ffdb5d163bce9b75a3656f0806f38d",
    "metadata": {},
    "name": "CartScreenQuery",
    "operationKind": "query",
    "text": "query CartScreenQuery {\n  cart {\n    items {\n      __typename\n      id\n    }\n    ...CartProcess_cart\n    id\n  }\n  openPeriod {\n    ...openWeek_period\n    ...CartProcess_period\n    id\n  }\n  user {\n    ...CartProcess_user\n    id\n  }\n  market {\n    ...CartProcess_market\n  }\n}\n\nfragment AutoCloseRefusal_cart on Cart {\n  autoCloseRefusal {\n    code\n    message\n  }\n}\n\nfragment AutoClose_cart on Cart {\n  autoClose\n  autoClosePartial\n  autoClosePreview {\n    buys\n    credit\n    charged\n    reasons {\n      code\n      message\n    }\n  }\n  items {\n    unsure\n    id\n  }\n  ...checkoutCart_cart\n}\n\nfragment AutoClose_user on User {\n  ...cardName_user\n  ...savedAddress_user\n}\n\nfragment BalanceStep_cart on Cart {\n  balanceAvailable\n  totals {\n    credit\n  }\n}\n\nfragment CartLine_item on CartItem {\n  variantId\n  quantity\n  max\n  seenPrice\n  problem\n  counted\n  basket {\n    __typename\n    id\n  }\n  ...LineRepair_item\n  ...IfMissingSelect_item\n  variant {\n    name\n    price\n    comparedAtPrice\n    deposit\n    product {\n      name\n      handle\n      images {\n        path\n      }\n      seller {\n        name\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment CartLines_cart on Cart {\n  items {\n    id\n    unsure\n    reusableBox\n    ...CartLine_item\n  }\n}\n\nfragment CartProcess_cart on Cart {\n  id\n  items {\n    __typename\n    id\n  }\n  ...useCartSteps_cart\n  ...StepHead_cart\n  ...ContentStep_cart\n  ...PlaceStep_cart\n  ...BalanceStep_cart\n  ...CartSummary_cart\n  ...shownSum_cart\n}\n\nfragment CartProcess_market on Market {\n  membershipPrice\n  orderFee\n  expressLeadHours\n  ...ReusableBox_market\n}\n\nfragment CartProcess_period on Period {\n  id\n  closesAt\n}\n\nfragment CartProcess_user on User {\n  ...useCartSteps_user\n  ...HomeDelivery_user\n  ...savedAddress_user\n  ...ContentStep_user\n  ...MembershipOffer_user\n}\n\nfragment CartSummary_cart on Cart {\n  mergesInto {\n    number\n    id\n  }\n  ...CartThumbs_cart\n  ...CartTotals_cart\n  ...TotalExplained_cart\n  ...WhenLine_cart\n  ...MembershipOffer_cart\n  ...shownSum_cart\n}\n\nfragment CartThumbs_cart on Cart {\n  items {\n    id\n    counted\n    reusableBox\n    variant {\n      product {\n        images {\n          path\n        }\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment CartTotals_cart on Cart {\n  locationId\n  shippingZone {\n    __typename\n    id\n  }\n  slot {\n    from\n    to\n  }\n  totals {\n    items\n    deposits\n    delivery\n    deliveryWaiver\n    freeDeliveryAbove\n    fee\n    gst\n    pst\n    total\n    credit\n  }\n  items {\n    counted\n    reusableBox\n    id\n  }\n}\n\nfragment CheckoutIssues_cart on Cart {\n  location {\n    name\n    id\n  }\n  shippingZone {\n    name\n    id\n  }\n  items {\n    id\n    unsure\n    problem\n    basket {\n      __typename\n      id\n    }\n    variant {\n      name\n      product {\n        name\n        handle\n        id\n      }\n      id\n    }\n    ...LineRepair_item\n  }\n  ...checkoutCart_cart\n}\n\nfragment ContentStep_cart on Cart {\n  fromStorage\n  ...CartLines_cart\n  ...UnsurePanel_cart\n  ...AutoClose_cart\n  ...AutoCloseRefusal_cart\n  ...ReusableBox_cart\n  ...ExpressBlocks_cart\n  ...LeftOut_cart\n  ...CheckoutIssues_cart\n}\n\nfragment ContentStep_user on User {\n  allergies\n  ...AutoClose_user\n  ...savedAddress_user\n  ...ReusableBox_user\n}\n\nfragment ExpressBlocks_cart on Cart {\n  fromStorage\n  items {\n    id\n    variantId\n    quantity\n    unsure\n    variant {\n      stored\n      product {\n        name\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment FreeDelivery_cart on Cart {\n  shippingZone {\n    price\n    id\n  }\n  totals {\n    items\n    deliveryWaiver\n    freeDeliveryAbove\n  }\n}\n\nfragment HomeDelivery_user on User {\n  shippingAddress {\n    address {\n      ...addressText_address\n    }\n    zones {\n      id\n      nextSlot {\n        from\n        to\n      }\n      expressSlot {\n        from\n        to\n      }\n      ...ZoneRow_zone\n    }\n  }\n  ...savedAddress_user\n}\n\nfragment IfMissingSelect_item on CartItem {\n  id\n  ifMissing\n  variant {\n    product {\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment LeftOut_cart on Cart {\n  leftOut {\n    id\n    name\n    product {\n      name\n      handle\n      id\n    }\n  }\n}\n\nfragment LineRepair_item on CartItem {\n  variantId\n  quantity\n  max\n  problem\n  variant {\n    price\n    product {\n      name\n      seller {\n        deactivatedUntil\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment MembershipOffer_cart on Cart {\n  isSubscribed\n  totals {\n    fee\n    gstRate\n    pstRate\n  }\n}\n\nfragment MembershipOffer_user on User {\n  membership {\n    __typename\n    id\n  }\n}\n\nfragment PlaceOptions_cart on Cart {\n  fromStorage\n  shippingZone {\n    id\n    ...ZoneRow_zone\n  }\n  totals {\n    freeDeliveryAbove\n  }\n}\n\nfragment PlaceStep_cart on Cart {\n  fromStorage\n  locationId\n  location {\n    name\n    id\n  }\n  slot {\n    from\n    to\n  }\n  shippingZone {\n    name\n    id\n  }\n  ...PlaceOptions_cart\n  ...FreeDelivery_cart\n}\n\nfragment ReusableBox_cart on Cart {\n  items {\n    reusableBox\n    id\n  }\n}\n\nfragment ReusableBox_market on Market {\n  reusableBox {\n    id\n    deposit\n  }\n}\n\nfragment ReusableBox_user on User {\n  hasReusableBox\n}\n\nfragment StepHead_cart on Cart {\n  fromStorage\n  slot {\n    from\n    to\n  }\n  items {\n    id\n    counted\n    reusableBox\n    variant {\n      product {\n        seller {\n          name\n          id\n        }\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment TotalExplained_cart on Cart {\n  items {\n    id\n    counted\n    basket {\n      taxablePrice\n      id\n    }\n    variant {\n      price\n      product {\n        name\n        taxable\n        taxKind\n        id\n      }\n      id\n    }\n  }\n  totals {\n    fee\n    taxBase\n    gstBase\n    pstBase\n    gst\n    pst\n    gstRate\n    pstRate\n  }\n}\n\nfragment UnsureLine_item on CartItem {\n  id\n  variantId\n  quantity\n  unsureReason\n  seenPrice\n  max\n  basket {\n    __typename\n    id\n  }\n  variant {\n    name\n    price\n    product {\n      name\n      images {\n        path\n      }\n      seller {\n        name\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment UnsurePanel_cart on Cart {\n  items {\n    id\n    variantId\n    unsure\n    quantity\n    max\n    variant {\n      price\n      id\n    }\n    ...UnsureLine_item\n  }\n}\n\nfragment WhenLine_cart on Cart {\n  fromStorage\n  location {\n    name\n    id\n  }\n  shippingZone {\n    __typename\n    id\n  }\n  slot {\n    from\n    to\n  }\n}\n\nfragment ZoneRow_zone on ShippingZone {\n  id\n  name\n  price\n  weekday\n  nextSlot {\n    ...slotText_slot\n  }\n  expressSlot {\n    ...slotText_slot\n  }\n}\n\nfragment addressText_address on Address {\n  line1\n  line2\n  city\n}\n\nfragment cardName_user on User {\n  basketsPaymentMethod {\n    card {\n      brand\n      last4\n    }\n    id\n  }\n}\n\nfragment checkoutCart_cart on Cart {\n  fromStorage\n  ageConfirmed\n  balanceAvailable\n  locationId\n  location {\n    storageOnly\n    expressSlot {\n      from\n      to\n    }\n    id\n  }\n  shippingZone {\n    price\n    id\n  }\n  slot {\n    from\n    to\n  }\n  items {\n    id\n    quantity\n    unsure\n    problem\n    variantId\n    variant {\n      stored\n      product {\n        name\n        isAlcohol\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment openWeek_period on Period {\n  startDate\n  closesAt\n  handoverFrom\n  basketsUntil\n  missingAt\n}\n\nfragment savedAddress_user on User {\n  firstName\n  lastName\n  shippingAddress {\n    name\n    phone\n    address {\n      line1\n      line2\n      city\n      state\n      postal_code\n    }\n  }\n  version\n}\n\nfragment shownSum_cart on Cart {\n  locationId\n  shippingZone {\n    price\n    id\n  }\n  items {\n    id\n    counted\n    reusableBox\n  }\n  totals {\n    items\n    deposits\n    delivery\n    deliveryWaiver\n    freeDeliveryAbove\n    fee\n    gstBase\n    pstBase\n    gst\n    pst\n    gstRate\n    pstRate\n    total\n    credit\n  }\n}\n\nfragment slotText_slot on TimeSlot {\n  from\n  to\n}\n\nfragment useCartSteps_cart on Cart {\n  id\n  note\n  allergies\n  balanceAvailable\n  locationId\n  slot {\n    from\n    to\n  }\n  shippingZone {\n    id\n  }\n  items {\n    unsure\n    id\n  }\n  ...checkoutCart_cart\n  ...useCheckout_cart\n}\n\nfragment useCartSteps_user on User {\n  shippingAddress {\n    zones {\n      id\n    }\n  }\n}\n\nfragment useCheckout_cart on Cart {\n  shippingZone {\n    id\n  }\n  items {\n    variantId\n    quantity\n    unsure\n    id\n  }\n  totals {\n    items\n    deposits\n    delivery\n    fee\n    gst\n    pst\n    total\n    credit\n  }\n}\n"
  }
};
})();

(node as any).hash = "a75cc2dc0aad925d74a326d5d05dfdbb";

export default node;
