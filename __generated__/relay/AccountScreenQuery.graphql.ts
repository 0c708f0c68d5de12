/**
 * @generated SignedSource<<c83183b55fb96239ea53639a9f70fd13>>
 * @relayHash 2196003866281eefe5b0ccedabd2b869
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb71794ef97d7f47bc2e4c8b526c128e0e7d5a428d7a9bf42d74e47667dc2d38

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountScreenQuery$variables = {
  baskets?: boolean | null | undefined;
  favourites?: boolean | null | undefined;
};
export type AccountScreenQuery$data = {
  readonly baskets?: {
    readonly " $fragmentSpreads": FragmentRefs<"BasketsSection_query">;
  } | null | undefined;
  readonly market: {
    readonly gstRate: number;
    readonly membershipPrice: number;
    readonly orderFee: number;
    readonly pstRate: number;
  };
  readonly staff: {
    readonly __typename: "Staff";
  } | null | undefined;
  readonly user: {
    readonly baskets?: {
      readonly " $fragmentSpreads": FragmentRefs<"BasketsSection_user">;
    } | null | undefined;
    readonly favourites?: {
      readonly " $fragmentSpreads": FragmentRefs<"FavouritesSection_user">;
    } | null | undefined;
    readonly firstName: string | null | undefined;
    readonly membership: {
      readonly __typename: "Membership";
    } | null | undefined;
    readonly subscriptions?: ReadonlyArray<{
      readonly __typename: "UserBasket";
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"BalanceSection_user" | "MembershipSection_user" | "NotificationsSection_user" | "ProfileSection_user">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSection_query">;
};
export type AccountScreenQuery = {
  response: AccountScreenQuery$data;
  variables: AccountScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": false,
  "kind": "LocalArgument",
  "name": "baskets"
},
v1 = {
  "defaultValue": false,
  "kind": "LocalArgument",
  "name": "favourites"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/)
],
v5 = {
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
      "name": "gstRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pstRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderFee",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Staff",
  "kind": "LinkedField",
  "name": "staff",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "trialEnd",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currentPeriodEnd",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "brand",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "last4",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line1",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line2",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "credit",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deposits",
  "storageKey": null
},
v21 = [
  (v15/*:: as any*/),
  (v7/*:: as any*/)
],
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Location",
  "kind": "LinkedField",
  "name": "location",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v24 = [
  (v23/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "to",
    "storageKey": null
  }
],
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "TimeSlot",
  "kind": "LinkedField",
  "name": "slot",
  "plural": false,
  "selections": (v24/*:: as any*/),
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "balance",
  "storageKey": null
},
v27 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v31 = [
  (v3/*:: as any*/),
  (v7/*:: as any*/)
],
v32 = {
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
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPaused",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weekday",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "concreteType": "TimeSlot",
  "kind": "LinkedField",
  "name": "nextSlot",
  "plural": false,
  "selections": (v24/*:: as any*/),
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "concreteType": "TimeSlot",
  "kind": "LinkedField",
  "name": "expressSlot",
  "plural": false,
  "selections": (v24/*:: as any*/),
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryDay",
  "storageKey": null
},
v39 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Period",
    "kind": "LinkedField",
    "name": "period",
    "plural": false,
    "selections": [
      (v38/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "storageKey": null
  },
  (v25/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "by",
    "storageKey": null
  }
],
v40 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "ongoing": true
    }
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Membership",
            "kind": "LinkedField",
            "name": "membership",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "condition": "baskets",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "alias": "subscriptions",
                "args": null,
                "concreteType": "UserBasket",
                "kind": "LinkedField",
                "name": "baskets",
                "plural": true,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              }
            ]
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProfileSection_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NotificationsSection_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BalanceSection_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MembershipSection_user"
          },
          {
            "condition": "favourites",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "FavouritesSection_user"
                    }
                  ],
                  "type": "User",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "favourites"
              }
            ]
          },
          {
            "condition": "baskets",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "BasketsSection_user"
                    }
                  ],
                  "type": "User",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "baskets"
              }
            ]
          }
        ],
        "storageKey": null
      },
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ProfileSection_query"
      },
      {
        "condition": "baskets",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "BasketsSection_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "baskets"
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AccountScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Membership",
            "kind": "LinkedField",
            "name": "membership",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "renews",
                "storageKey": null
              },
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "saved",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startDate",
                "storageKey": null
              },
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nextCharge",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endedUnpaid",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MembershipReceipt",
                "kind": "LinkedField",
                "name": "receipts",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "paidAt",
                    "storageKey": null
                  },
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MembershipCard",
                "kind": "LinkedField",
                "name": "card",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reference",
                    "storageKey": null
                  },
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
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
            "name": "lang",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "subscribeToNewsletter",
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
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pendingEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ShippingAddress",
            "kind": "LinkedField",
            "name": "shippingAddress",
            "plural": false,
            "selections": [
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phone",
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
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
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
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shippingPreference",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "preferredLocationId",
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
            "concreteType": "AccountClosure",
            "kind": "LinkedField",
            "name": "closure",
            "plural": false,
            "selections": [
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "openOrders",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v11/*:: as any*/),
                  (v22/*:: as any*/),
                  (v25/*:: as any*/)
                ],
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
                "concreteType": "UserBasket",
                "kind": "LinkedField",
                "name": "baskets",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Basket",
                    "kind": "LinkedField",
                    "name": "basket",
                    "plural": false,
                    "selections": (v21/*:: as any*/),
                    "storageKey": null
                  }
                ],
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
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "NotificationPreferences",
            "kind": "LinkedField",
            "name": "notificationPreferences",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "abandonedCart",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "itemMissing",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "orderProgress",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v26/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "depositsHeld",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "creditFirst",
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v27/*:: as any*/),
            "concreteType": "BalanceMovementConnection",
            "kind": "LinkedField",
            "name": "balanceMovements",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BalanceMovementEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BalanceMovement",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v7/*:: as any*/),
                      (v28/*:: as any*/),
                      (v26/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reason",
                        "storageKey": null
                      },
                      (v29/*:: as any*/),
                      (v30/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Order",
                        "kind": "LinkedField",
                        "name": "order",
                        "plural": false,
                        "selections": [
                          (v11/*:: as any*/),
                          (v7/*:: as any*/)
                        ],
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
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "balanceMovements(first:20)"
          },
          {
            "alias": null,
            "args": (v27/*:: as any*/),
            "filters": null,
            "handle": "connection",
            "key": "BalanceLedger_balanceMovements",
            "kind": "LinkedHandle",
            "name": "balanceMovements"
          },
          {
            "condition": "baskets",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "alias": "subscriptions",
                "args": null,
                "concreteType": "UserBasket",
                "kind": "LinkedField",
                "name": "baskets",
                "plural": true,
                "selections": (v31/*:: as any*/),
                "storageKey": null
              }
            ]
          },
          {
            "condition": "favourites",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "favourites",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "handle",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "temperature",
                    "storageKey": null
                  },
                  (v32/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Seller",
                    "kind": "LinkedField",
                    "name": "seller",
                    "plural": false,
                    "selections": [
                      (v15/*:: as any*/),
                      (v7/*:: as any*/),
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bio",
                    "storageKey": null
                  },
                  (v30/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Variant",
                    "kind": "LinkedField",
                    "name": "variants",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v15/*:: as any*/),
                      (v33/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "comparedAtPrice",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "trackStock",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "stock",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "stockOnHold",
                        "storageKey": null
                      },
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
                        "kind": "ScalarField",
                        "name": "stockMdo",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "UnitPrice",
                        "kind": "LinkedField",
                        "name": "unitPrice",
                        "plural": false,
                        "selections": [
                          (v33/*:: as any*/),
                          (v28/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "unit",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Product",
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": (v21/*:: as any*/),
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
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "favouritesBack",
                "plural": true,
                "selections": (v21/*:: as any*/),
                "storageKey": null
              }
            ]
          },
          {
            "condition": "baskets",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "UserBasket",
                "kind": "LinkedField",
                "name": "baskets",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v34/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Basket",
                    "kind": "LinkedField",
                    "name": "basket",
                    "plural": false,
                    "selections": [
                      (v15/*:: as any*/),
                      (v33/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "frequency",
                        "storageKey": null
                      },
                      (v32/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v22/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ShippingZone",
                    "kind": "LinkedField",
                    "name": "shippingZone",
                    "plural": false,
                    "selections": [
                      (v15/*:: as any*/),
                      (v7/*:: as any*/),
                      (v33/*:: as any*/),
                      (v35/*:: as any*/),
                      (v36/*:: as any*/),
                      (v37/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v29/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "NextBasket",
                    "kind": "LinkedField",
                    "name": "next",
                    "plural": false,
                    "selections": [
                      (v25/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Location",
                        "kind": "LinkedField",
                        "name": "location",
                        "plural": false,
                        "selections": (v31/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ShippingZone",
                        "kind": "LinkedField",
                        "name": "shippingZone",
                        "plural": false,
                        "selections": (v31/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "changeBy",
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
                          (v20/*:: as any*/),
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
                            "name": "deliveryWaiver",
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
                          (v12/*:: as any*/),
                          (v19/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Period",
                        "kind": "LinkedField",
                        "name": "period",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "agreedTotal",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CardWanted",
                    "kind": "LinkedField",
                    "name": "agreementWanted",
                    "plural": false,
                    "selections": (v39/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CardWanted",
                    "kind": "LinkedField",
                    "name": "cardWanted",
                    "plural": false,
                    "selections": (v39/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BasketWeek",
                    "kind": "LinkedField",
                    "name": "weeks",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Period",
                        "kind": "LinkedField",
                        "name": "period",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v38/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "closed",
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
                          (v23/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isDue",
                        "storageKey": null
                      },
                      (v34/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "optOutBy",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FixedBasket",
                    "kind": "LinkedField",
                    "name": "fixed",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Period",
                        "kind": "LinkedField",
                        "name": "period",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v38/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v25/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PaymentMethod",
                "kind": "LinkedField",
                "name": "basketsPaymentMethod",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
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
                        "name": "expMonth",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "expYear",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "country",
                        "storageKey": null
                      },
                      (v13/*:: as any*/),
                      (v14/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
                      (v7/*:: as any*/),
                      (v36/*:: as any*/),
                      (v37/*:: as any*/),
                      (v15/*:: as any*/),
                      (v33/*:: as any*/),
                      (v35/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      },
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": (v40/*:: as any*/),
        "concreteType": "Location",
        "kind": "LinkedField",
        "name": "locations",
        "plural": true,
        "selections": [
          (v7/*:: as any*/),
          (v15/*:: as any*/)
        ],
        "storageKey": "locations(filter:{\"ongoing\":true})"
      },
      {
        "condition": "baskets",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v40/*:: as any*/),
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "locations",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "storageOnly",
                "storageKey": null
              },
              (v35/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Address",
                "kind": "LinkedField",
                "name": "address",
                "plural": false,
                "selections": [
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/)
                ],
                "storageKey": null
              },
              (v36/*:: as any*/),
              (v37/*:: as any*/)
            ],
            "storageKey": "locations(filter:{\"ongoing\":true})"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "2196003866281eefe5b0ccedabd2b869",
    "id": "cb71794ef97d7f47bc2e4c8b526c128e0e7d5a428d7a9bf42d74e47667dc2d38",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": "query AccountScreenQuery(\n  $favourites: Boolean = false\n  $baskets: Boolean = false\n) {\n  user {\n    firstName\n    membership {\n      __typename\n      id\n    }\n    subscriptions: baskets @skip(if: $baskets) {\n      __typename\n      id\n    }\n    ...ProfileSection_user\n    ...NotificationsSection_user\n    ...BalanceSection_user\n    ...MembershipSection_user\n    ...FavouritesSection_user @include(if: $favourites)\n    ...BasketsSection_user @include(if: $baskets)\n    id\n  }\n  market {\n    membershipPrice\n    gstRate\n    pstRate\n    orderFee\n  }\n  staff {\n    __typename\n  }\n  ...ProfileSection_query\n  ...BasketsSection_query @include(if: $baskets)\n}\n\nfragment AddControl_variant on Variant {\n  id\n  trackStock\n  stock\n  stockOnHold\n  stored\n  stockMdo\n  price\n  product {\n    name\n    id\n  }\n}\n\nfragment BalanceLedger_user on User {\n  balanceMovements(first: 20) {\n    edges {\n      __typename\n      cursor\n      node {\n        __typename\n        id\n      }\n    }\n    ...MovementTable_movements\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  id\n}\n\nfragment BalanceSection_user on User {\n  id\n  balance\n  depositsHeld\n  creditFirst\n  ...BalanceLedger_user\n}\n\nfragment BasketPictures_basket on Basket {\n  images {\n    path\n  }\n}\n\nfragment BasketPlaceDialog_userBasket on UserBasket {\n  id\n  note\n  basket {\n    name\n    id\n  }\n  location {\n    id\n  }\n  shippingZone {\n    id\n    ...ZoneRow_zone\n  }\n  agreedTotal\n  next {\n    period {\n      id\n    }\n    slot {\n      from\n      to\n    }\n  }\n  ...FixedBaskets_userBasket\n}\n\nfragment BasketWarnings_user on User {\n  shippingAddress {\n    zones {\n      id\n    }\n  }\n  ...savedAddress_user\n}\n\nfragment BasketWarnings_userBasket on UserBasket {\n  cardWanted {\n    period {\n      deliveryDay\n      id\n    }\n    slot {\n      from\n      to\n    }\n    by\n  }\n  next {\n    slot {\n      from\n      to\n    }\n    changeBy\n  }\n  location {\n    name\n    id\n  }\n  shippingZone {\n    id\n    name\n  }\n}\n\nfragment BasketsSection_query on Query {\n  ...PickupPoints_query\n}\n\nfragment BasketsSection_user on User {\n  baskets {\n    id\n    ...UserBasketPart_userBasket\n  }\n  ...cardOnFile_user\n  ...membershipCard_user\n  ...UserBasketPart_user\n}\n\nfragment CancelBasket_userBasket on UserBasket {\n  id\n  basket {\n    name\n    id\n  }\n  next {\n    period {\n      id\n    }\n  }\n  ...FixedBaskets_userBasket\n}\n\nfragment CloseAccountPanel_user on User {\n  email\n  closure {\n    credit\n    deposits\n    openOrders {\n      id\n    }\n    ...ClosureSummary_closure\n  }\n}\n\nfragment ClosureSummary_closure on AccountClosure {\n  openOrders {\n    id\n    number\n    location {\n      name\n      id\n    }\n    slot {\n      from\n      to\n    }\n  }\n  credit\n  deposits\n  owed\n  baskets {\n    id\n    basket {\n      name\n      id\n    }\n  }\n  membership {\n    status\n    trialEnd\n    currentPeriodEnd\n    id\n  }\n}\n\nfragment EmailForm_user on User {\n  email\n  pendingEmail\n}\n\nfragment FavouriteMark_product on Product {\n  id\n  name\n}\n\nfragment FavouritesGrid_products on Product {\n  id\n  ...ProductCard_product\n  ...FavouriteMark_product\n}\n\nfragment FavouritesSection_user on User {\n  favourites {\n    ...FavouritesGrid_products\n    id\n  }\n  favouritesBack {\n    name\n    id\n  }\n}\n\nfragment FixedBaskets_userBasket on UserBasket {\n  fixed {\n    period {\n      id\n      deliveryDay\n    }\n    slot {\n      from\n      to\n    }\n  }\n}\n\nfragment HomeDelivery_user on User {\n  shippingAddress {\n    address {\n      ...addressText_address\n    }\n    zones {\n      id\n      nextSlot {\n        from\n        to\n      }\n      expressSlot {\n        from\n        to\n      }\n      ...ZoneRow_zone\n    }\n  }\n  ...savedAddress_user\n}\n\nfragment MembershipSection_user on User {\n  membership {\n    status\n    renews\n    trialEnd\n    saved\n    ...MembershipState_membership\n    receipts {\n      id\n      number\n      paidAt\n      total\n    }\n    id\n  }\n  ...membershipCard_user\n}\n\nfragment MembershipState_membership on Membership {\n  status\n  startDate\n  trialEnd\n  currentPeriodEnd\n  renews\n  nextCharge\n  endedUnpaid\n}\n\nfragment MovementTable_movements on BalanceMovementConnection {\n  edges {\n    node {\n      id\n      amount\n      balance\n      reason\n      note\n      createdAt\n      order {\n        number\n        id\n      }\n    }\n  }\n}\n\nfragment NextBasket_next on NextBasket {\n  location {\n    __typename\n    id\n  }\n  shippingZone {\n    __typename\n    id\n  }\n  slot {\n    from\n    to\n  }\n  changeBy\n  totals {\n    items\n    deposits\n    delivery\n    deliveryWaiver\n    gst\n    pst\n    total\n    credit\n  }\n}\n\nfragment NotificationsSection_user on User {\n  id\n  notificationPreferences {\n    abandonedCart\n    itemMissing\n    orderProgress\n  }\n}\n\nfragment PauseWeeks_userBasket on UserBasket {\n  id\n  isPaused\n  basket {\n    name\n    id\n  }\n  weeks {\n    period {\n      id\n      deliveryDay\n      closed\n    }\n    slot {\n      from\n    }\n    isDue\n    isPaused\n    optOutBy\n  }\n}\n\nfragment PickupPoints_query on Query {\n  locations(filter: {ongoing: true}) {\n    id\n    name\n    description\n    storageOnly\n    weekday\n    address {\n      ...addressText_address\n    }\n    nextSlot {\n      ...slotText_slot\n    }\n    expressSlot {\n      ...slotText_slot\n    }\n  }\n}\n\nfragment PreferencesPanel_query on Query {\n  locations(filter: {ongoing: true}) {\n    id\n    name\n  }\n}\n\nfragment PreferencesPanel_user on User {\n  shippingPreference\n  preferredLocationId\n  hasReusableBox\n  version\n}\n\nfragment ProductBadges_product on Product {\n  bio\n  createdAt\n}\n\nfragment ProductCard_product on Product {\n  name\n  handle\n  temperature\n  images {\n    path\n  }\n  seller {\n    name\n    id\n  }\n  ...ProductBadges_product\n  ...productOffer_product\n}\n\nfragment ProfileForm_user on User {\n  firstName\n  lastName\n  lang\n  subscribeToNewsletter\n  allergies\n  version\n}\n\nfragment ProfileSection_query on Query {\n  ...PreferencesPanel_query\n}\n\nfragment ProfileSection_user on User {\n  ...ProfileForm_user\n  ...EmailForm_user\n  ...savedAddress_user\n  ...PreferencesPanel_user\n  ...CloseAccountPanel_user\n}\n\nfragment RaisedBasket_userBasket on UserBasket {\n  id\n  total\n  agreedTotal\n  agreementWanted {\n    period {\n      deliveryDay\n      id\n    }\n    slot {\n      from\n      to\n    }\n    by\n  }\n  basket {\n    name\n    id\n  }\n  next {\n    changeBy\n  }\n}\n\nfragment UserBasketPart_user on User {\n  ...HomeDelivery_user\n  ...BasketWarnings_user\n}\n\nfragment UserBasketPart_userBasket on UserBasket {\n  id\n  isPaused\n  basket {\n    name\n    price\n    frequency\n    ...BasketPictures_basket\n    id\n  }\n  location {\n    name\n    id\n  }\n  shippingZone {\n    name\n    id\n  }\n  note\n  next {\n    slot {\n      from\n      to\n    }\n    ...NextBasket_next\n  }\n  total\n  agreedTotal\n  ...RaisedBasket_userBasket\n  ...BasketWarnings_userBasket\n  ...PauseWeeks_userBasket\n  ...BasketPlaceDialog_userBasket\n  ...CancelBasket_userBasket\n}\n\nfragment ZoneRow_zone on ShippingZone {\n  id\n  name\n  price\n  weekday\n  nextSlot {\n    ...slotText_slot\n  }\n  expressSlot {\n    ...slotText_slot\n  }\n}\n\nfragment addressText_address on Address {\n  line1\n  line2\n  city\n}\n\nfragment cardName_user on User {\n  basketsPaymentMethod {\n    card {\n      brand\n      last4\n    }\n    id\n  }\n}\n\nfragment cardOnFile_user on User {\n  basketsPaymentMethod {\n    id\n    card {\n      expMonth\n      expYear\n      country\n    }\n  }\n  ...cardName_user\n}\n\nfragment membershipCard_user on User {\n  membership {\n    status\n    renews\n    nextCharge\n    currentPeriodEnd\n    card {\n      reference\n      brand\n      last4\n    }\n    id\n  }\n}\n\nfragment productOffer_product on Product {\n  status\n  seller {\n    deactivatedUntil\n    id\n  }\n  variants {\n    id\n    name\n    price\n    comparedAtPrice\n    trackStock\n    stock\n    stockOnHold\n    stored\n    stockMdo\n    unitPrice {\n      price\n      amount\n      unit\n    }\n    ...AddControl_variant\n  }\n}\n\nfragment savedAddress_user on User {\n  firstName\n  lastName\n  shippingAddress {\n    name\n    phone\n    address {\n      line1\n      line2\n      city\n      state\n      postal_code\n    }\n  }\n  version\n}\n\nfragment slotText_slot on TimeSlot {\n  from\n  to\n}\n"
  }
};
})();

(node as any).hash = "e711d56bc10daa2a7adf01e39325c576";

export default node;
