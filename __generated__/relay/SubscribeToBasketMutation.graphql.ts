/**
 * @generated SignedSource<<44556a2a60040ebd37580465e0f9d63e>>
 * @relayHash 56982341b5677a587990d6f1de88086e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd7bab1794c4ff28aaf98fcba7110389b7c9b9cb888e2fb0b244004d28ec8fa6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasketPreferencesInput = {
  locationId?: string | null | undefined;
  note?: string | null | undefined;
  shippingZoneId?: string | null | undefined;
};
export type SubscribeToBasketMutation$variables = {
  basket: string;
  preferences?: BasketPreferencesInput | null | undefined;
  total?: number | null | undefined;
};
export type SubscribeToBasketMutation$data = {
  readonly subscribeToBasket: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"BasketsSection_user">;
  };
};
export type SubscribeToBasketMutation = {
  response: SubscribeToBasketMutation$data;
  variables: SubscribeToBasketMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "basket"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "preferences"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "total"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "basket",
    "variableName": "basket"
  },
  {
    "kind": "Variable",
    "name": "preferences",
    "variableName": "preferences"
  },
  {
    "kind": "Variable",
    "name": "total",
    "variableName": "total"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPaused",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weekday",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v8 = [
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "to",
    "storageKey": null
  }
],
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "TimeSlot",
  "kind": "LinkedField",
  "name": "nextSlot",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "TimeSlot",
  "kind": "LinkedField",
  "name": "expressSlot",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "TimeSlot",
  "kind": "LinkedField",
  "name": "slot",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
},
v12 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  },
  (v2/*:: as any*/)
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryDay",
  "storageKey": null
},
v15 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Period",
    "kind": "LinkedField",
    "name": "period",
    "plural": false,
    "selections": [
      (v14/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "storageKey": null
  },
  (v11/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "by",
    "storageKey": null
  }
],
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "brand",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "last4",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SubscribeToBasketMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "subscribeToBasket",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BasketsSection_user"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SubscribeToBasketMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "subscribeToBasket",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserBasket",
            "kind": "LinkedField",
            "name": "baskets",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Basket",
                "kind": "LinkedField",
                "name": "basket",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "frequency",
                    "storageKey": null
                  },
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
                  (v2/*:: as any*/)
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
                "selections": [
                  (v4/*:: as any*/),
                  (v2/*:: as any*/)
                ],
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
                  (v4/*:: as any*/),
                  (v2/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/)
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
                "concreteType": "NextBasket",
                "kind": "LinkedField",
                "name": "next",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Location",
                    "kind": "LinkedField",
                    "name": "location",
                    "plural": false,
                    "selections": (v12/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ShippingZone",
                    "kind": "LinkedField",
                    "name": "shippingZone",
                    "plural": false,
                    "selections": (v12/*:: as any*/),
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
                      (v13/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "credit",
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
                    "name": "period",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v13/*:: as any*/),
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
                "selections": (v15/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CardWanted",
                "kind": "LinkedField",
                "name": "cardWanted",
                "plural": false,
                "selections": (v15/*:: as any*/),
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
                      (v2/*:: as any*/),
                      (v14/*:: as any*/),
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
                      (v7/*:: as any*/)
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
                  (v3/*:: as any*/),
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
                      (v2/*:: as any*/),
                      (v14/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v11/*:: as any*/)
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
              (v2/*:: as any*/),
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
                  (v16/*:: as any*/),
                  (v17/*:: as any*/)
                ],
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "renews",
                "storageKey": null
              },
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
                "name": "currentPeriodEnd",
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
                  (v16/*:: as any*/),
                  (v17/*:: as any*/)
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
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
              {
                "alias": null,
                "args": null,
                "concreteType": "ShippingZone",
                "kind": "LinkedField",
                "name": "zones",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/),
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "56982341b5677a587990d6f1de88086e",
    "id": "cd7bab1794c4ff28aaf98fcba7110389b7c9b9cb888e2fb0b244004d28ec8fa6",
    "metadata": {},
    "name": "SubscribeToBasketMutation",
    "operationKind": "mutation",
    "text": "mutation SubscribeToBasketMutation(\n  $basket: ID!\n  $preferences: BasketPreferencesInput\n  $total: Cents\n) {\n  subscribeToBasket(basket: $basket, preferences: $preferences, total: $total) {\n    id\n    ...BasketsSection_user\n  }\n}\n\nfragment BasketPictures_basket on Basket {\n  images {\n    path\n  }\n}\n\nfragment BasketPlaceDialog_userBasket on UserBasket {\n  id\n  note\n  basket {\n    name\n    id\n  }\n  location {\n    id\n  }\n  shippingZone {\n    id\n    ...ZoneRow_zone\n  }\n  agreedTotal\n  next {\n    period {\n      id\n    }\n    slot {\n      from\n      to\n    }\n  }\n  ...FixedBaskets_userBasket\n}\n\nfragment BasketWarnings_user on User {\n  shippingAddress {\n    zones {\n      id\n    }\n  }\n  ...savedAddress_user\n}\n\nfragment BasketWarnings_userBasket on UserBasket {\n  cardWanted {\n    period {\n      deliveryDay\n      id\n    }\n    slot {\n      from\n      to\n    }\n    by\n  }\n  next {\n    slot {\n      from\n      to\n    }\n    changeBy\n  }\n  location {\n    name\n    id\n  }\n  shippingZone {\n    id\n    name\n  }\n}\n\nfragment BasketsSection_user on User {\n  baskets {\n    id\n    ...UserBasketPart_userBasket\n  }\n  ...cardOnFile_user\n  ...membershipCard_user\n  ...UserBasketPart_user\n}\n\nfragment CancelBasket_userBasket on UserBasket {\n  id\n  basket {\n    name\n    id\n  }\n  next {\n    period {\n      id\n    }\n  }\n  ...FixedBaskets_userBasket\n}\n\nfragment FixedBaskets_userBasket on UserBasket {\n  fixed {\n    period {\n      id\n      deliveryDay\n    }\n    slot {\n      from\n      to\n    }\n  }\n}\n\nfragment HomeDelivery_user on User {\n  shippingAddress {\n    address {\n      ...addressText_address\n    }\n    zones {\n      id\n      nextSlot {\n        from\n        to\n      }\n      expressSlot {\n        from\n        to\n      }\n      ...ZoneRow_zone\n    }\n  }\n  ...savedAddress_user\n}\n\nfragment NextBasket_next on NextBasket {\n  location {\n    __typename\n    id\n  }\n  shippingZone {\n    __typename\n    id\n  }\n  slot {\n    from\n    to\n  }\n  changeBy\n  totals {\n    items\n    deposits\n    delivery\n    deliveryWaiver\n    gst\n    pst\n    total\n    credit\n  }\n}\n\nfragment PauseWeeks_userBasket on UserBasket {\n  id\n  isPaused\n  basket {\n    name\n    id\n  }\n  weeks {\n    period {\n      id\n      deliveryDay\n      closed\n    }\n    slot {\n      from\n    }\n    isDue\n    isPaused\n    optOutBy\n  }\n}\n\nfragment RaisedBasket_userBasket on UserBasket {\n  id\n  total\n  agreedTotal\n  agreementWanted {\n    period {\n      deliveryDay\n      id\n    }\n    slot {\n      from\n      to\n    }\n    by\n  }\n  basket {\n    name\n    id\n  }\n  next {\n    changeBy\n  }\n}\n\nfragment UserBasketPart_user on User {\n  ...HomeDelivery_user\n  ...BasketWarnings_user\n}\n\nfragment UserBasketPart_userBasket on UserBasket {\n  id\n  isPaused\n  basket {\n    name\n    price\n    frequency\n    ...BasketPictures_basket\n    id\n  }\n  location {\n    name\n    id\n  }\n  shippingZone {\n    name\n    id\n  }\n  note\n  next {\n    slot {\n      from\n      to\n    }\n    ...NextBasket_next\n  }\n  total\n  agreedTotal\n  ...RaisedBasket_userBasket\n  ...BasketWarnings_userBasket\n  ...PauseWeeks_userBasket\n  ...BasketPlaceDialog_userBasket\n  ...CancelBasket_userBasket\n}\n\nfragment ZoneRow_zone on ShippingZone {\n  id\n  name\n  price\n  weekday\n  nextSlot {\n    ...slotText_slot\n  }\n  expressSlot {\n    ...slotText_slot\n  }\n}\n\nfragment addressText_address on Address {\n  line1\n  line2\n  city\n}\n\nfragment cardName_user on User {\n  basketsPaymentMethod {\n    card {\n      brand\n      last4\n    }\n    id\n  }\n}\n\nfragment cardOnFile_user on User {\n  basketsPaymentMethod {\n    id\n    card {\n      expMonth\n      expYear\n      country\n    }\n  }\n  ...cardName_user\n}\n\nfragment membershipCard_user on User {\n  membership {\n    status\n    renews\n    nextCharge\n    currentPeriodEnd\n    card {\n      reference\n      brand\n      last4\n    }\n    id\n  }\n}\n\nfragment savedAddress_user on User {\n  firstName\n  lastName\n  shippingAddress {\n    name\n    phone\n    address {\n      line1\n      line2\n      city\n      state\n      postal_code\n    }\n  }\n  version\n}\n\nfragment slotText_slot on TimeSlot {\n  from\n  to\n}\n"
  }
};
})();

(node as any).hash = "478242cebd2306440cad5b8e4f6e452d";

export default node;
