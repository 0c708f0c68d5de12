/**
 * @generated SignedSource<<dc88409c1168d180a4fbd1d081776113>>
 * @relayHash 8825abf16b2a6816774e801e8ef43486
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64492fd73032080369f5bff32c043b6b0e8713dbfe0184e3b442f464f4bb8a19

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasketSubscriptionScreenQuery$variables = Record<PropertyKey, never>;
export type BasketSubscriptionScreenQuery$data = {
  readonly baskets: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SubscriptionForm_basket">;
  }>;
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"SubscriptionForm_user">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PickupPoints_query">;
};
export type BasketSubscriptionScreenQuery = {
  response: BasketSubscriptionScreenQuery$data;
  variables: BasketSubscriptionScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "brand",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "last4",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line1",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line2",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v8 = [
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
  "kind": "ScalarField",
  "name": "weekday",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BasketSubscriptionScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Basket",
        "kind": "LinkedField",
        "name": "baskets",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SubscriptionForm_basket"
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
            "name": "SubscriptionForm_user"
          }
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PickupPoints_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BasketSubscriptionScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Basket",
        "kind": "LinkedField",
        "name": "baskets",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "handlePrimary",
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
            "name": "frequency",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "contents",
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
            "alias": null,
            "args": null,
            "concreteType": "UserBasket",
            "kind": "LinkedField",
            "name": "baskets",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Basket",
                "kind": "LinkedField",
                "name": "basket",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              (v0/*:: as any*/)
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
              (v0/*:: as any*/),
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
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
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
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v0/*:: as any*/)
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
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
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
                  (v0/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              (v1/*:: as any*/),
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
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "ongoing": true
            }
          }
        ],
        "concreteType": "Location",
        "kind": "LinkedField",
        "name": "locations",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Address",
            "kind": "LinkedField",
            "name": "address",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v9/*:: as any*/),
          (v10/*:: as any*/)
        ],
        "storageKey": "locations(filter:{\"ongoing\":true})"
      }
    ]
  },
  "params": {
    "cacheID": "8825abf16b2a6816774e801e8ef43486",
    "id": "64492fd73032080369f5bff32c043b6b0e8713dbfe0184e3b442f464f4bb8a19",
    "metadata": {},
    "name": "BasketSubscriptionScreenQuery",
    "operationKind": "query",
    "text": "query BasketSubscriptionScreenQuery {\n  baskets {\n    ...SubscriptionForm_basket\n    id\n  }\n  user {\n    ...SubscriptionForm_user\n    id\n  }\n  ...PickupPoints_query\n}\n\nfragment BasketChoices_basket on Basket {\n  id\n  name\n  price\n  comparedAtPrice\n  handlePrimary\n  frequency\n  contents\n}\n\nfragment BasketPictures_basket on Basket {\n  images {\n    path\n  }\n}\n\nfragment HomeDelivery_user on User {\n  shippingAddress {\n    address {\n      ...addressText_address\n    }\n    zones {\n      id\n      nextSlot {\n        from\n        to\n      }\n      expressSlot {\n        from\n        to\n      }\n      ...ZoneRow_zone\n    }\n  }\n  ...savedAddress_user\n}\n\nfragment PickupPoints_query on Query {\n  locations(filter: {ongoing: true}) {\n    id\n    name\n    description\n    storageOnly\n    weekday\n    address {\n      ...addressText_address\n    }\n    nextSlot {\n      ...slotText_slot\n    }\n    expressSlot {\n      ...slotText_slot\n    }\n  }\n}\n\nfragment SubscriptionForm_basket on Basket {\n  id\n  handlePrimary\n  ...BasketChoices_basket\n  ...SubscriptionSummary_basket\n}\n\nfragment SubscriptionForm_user on User {\n  baskets {\n    basket {\n      id\n    }\n    id\n  }\n  ...cardOnFile_user\n  ...membershipCard_user\n  ...HomeDelivery_user\n}\n\nfragment SubscriptionSummary_basket on Basket {\n  id\n  name\n  frequency\n  ...BasketPictures_basket\n}\n\nfragment ZoneRow_zone on ShippingZone {\n  id\n  name\n  price\n  weekday\n  nextSlot {\n    ...slotText_slot\n  }\n  expressSlot {\n    ...slotText_slot\n  }\n}\n\nfragment addressText_address on Address {\n  line1\n  line2\n  city\n}\n\nfragment cardName_user on User {\n  basketsPaymentMethod {\n    card {\n      brand\n      last4\n    }\n    id\n  }\n}\n\nfragment cardOnFile_user on User {\n  basketsPaymentMethod {\n    id\n    card {\n      expMonth\n      expYear\n      country\n    }\n  }\n  ...cardName_user\n}\n\nfragment membershipCard_user on User {\n  membership {\n    status\n    renews\n    nextCharge\n    currentPeriodEnd\n    card {\n      reference\n      brand\n      last4\n    }\n    id\n  }\n}\n\nfragment savedAddress_user on User {\n  firstName\n  lastName\n  shippingAddress {\n    name\n    phone\n    address {\n      line1\n      line2\n      city\n      state\n      postal_code\n    }\n  }\n  version\n}\n\nfragment slotText_slot on TimeSlot {\n  from\n  to\n}\n"
  }
};
})();

(node as any).hash = "58cdc2498fe5c21f63526d622ba0df4b";

export default node;
