/**
 * @generated SignedSource<<60e0d7519525b73aa7584155739b5574>>
 * @relayHash 8b17b7eea0aa90f1258597fd78e860d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c15ca0e9d3bd526518793b4b5e93dafe60377b9a36f43afdc27652483ef45471

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceDialogQuery$variables = Record<PropertyKey, never>;
export type PlaceDialogQuery$data = {
  readonly cart: {
    readonly fromStorage: boolean;
    readonly locationId: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PlaceOptions_cart">;
  };
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"HomeDelivery_user">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PickupPoints_query">;
};
export type PlaceDialogQuery = {
  response: PlaceDialogQuery$data;
  variables: PlaceDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fromStorage",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "locationId",
  "storageKey": null
},
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
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weekday",
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
  "name": "price",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PlaceDialogQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PickupPoints_query"
      },
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "PlaceOptions_cart"
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
            "name": "HomeDelivery_user"
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
    "name": "PlaceDialogQuery",
    "selections": [
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
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
          (v4/*:: as any*/),
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
      },
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
            "concreteType": "ShippingZone",
            "kind": "LinkedField",
            "name": "shippingZone",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v11/*:: as any*/),
              (v4/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
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
                "name": "freeDeliveryAbove",
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
                  (v2/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v3/*:: as any*/),
                  (v11/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v3/*:: as any*/),
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
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "8b17b7eea0aa90f1258597fd78e860d3",
    "id": "c15ca0e9d3bd526518793b4b5e93dafe60377b9a36f43afdc27652483ef45471",
    "metadata": {},
    "name": "PlaceDialogQuery",
    "operationKind": "query",
    "text": "query PlaceDialogQuery {\n  ...PickupPoints_query\n  cart {\n    fromStorage\n    locationId\n    ...PlaceOptions_cart\n    id\n  }\n  user {\n    ...HomeDelivery_user\n    id\n  }\n}\n\nfragment HomeDelivery_user on User {\n  shippingAddress {\n    address {\n      ...addressText_address\n    }\n    zones {\n      id\n      nextSlot {\n        from\n        to\n      }\n      expressSlot {\n        from\n        to\n      }\n      ...ZoneRow_zone\n    }\n  }\n  ...savedAddress_user\n}\n\nfragment PickupPoints_query on Query {\n  locations(filter: {ongoing: true}) {\n    id\n    name\n    description\n    storageOnly\n    weekday\n    address {\n      ...addressText_address\n    }\n    nextSlot {\n      ...slotText_slot\n    }\n    expressSlot {\n      ...slotText_slot\n    }\n  }\n}\n\nfragment PlaceOptions_cart on Cart {\n  fromStorage\n  shippingZone {\n    id\n    ...ZoneRow_zone\n  }\n  totals {\n    freeDeliveryAbove\n  }\n}\n\nfragment ZoneRow_zone on ShippingZone {\n  id\n  name\n  price\n  weekday\n  nextSlot {\n    ...slotText_slot\n  }\n  expressSlot {\n    ...slotText_slot\n  }\n}\n\nfragment addressText_address on Address {\n  line1\n  line2\n  city\n}\n\nfragment savedAddress_user on User {\n  firstName\n  lastName\n  shippingAddress {\n    name\n    phone\n    address {\n      line1\n      line2\n      city\n      state\n      postal_code\n    }\n  }\n  version\n}\n\nfragment slotText_slot on TimeSlot {\n  from\n  to\n}\n"
  }
};
})();

(node as any).hash = "fa9b0811b62e69db796aa672cd26c99e";

export default node;
