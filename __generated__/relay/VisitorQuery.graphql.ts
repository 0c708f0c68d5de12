/**
 * @generated SignedSource<<b73a083a30cd85694fc68b37b5e66da4>>
 * @relayHash edf1803572d9a5c2f63d660ad20156e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 474bb5713f4846dfeaf83683835d837d7554c3ead0eb579fccbd35455b5c56d1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VisitorQuery$variables = Record<PropertyKey, never>;
export type VisitorQuery$data = {
  readonly cart: {
    readonly " $fragmentSpreads": FragmentRefs<"visitorCart_cart">;
  };
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"RenewalBanner_user" | "visitorFavourites_user">;
  } | null | undefined;
};
export type VisitorQuery = {
  response: VisitorQuery$data;
  variables: VisitorQuery$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "VisitorQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "visitorCart_cart"
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
            "name": "visitorFavourites_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RenewalBanner_user"
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
    "name": "VisitorQuery",
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
            "kind": "ScalarField",
            "name": "fromStorage",
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
              (v0/*:: as any*/),
              (v1/*:: as any*/)
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/)
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
            "concreteType": "CartItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
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
                "kind": "ScalarField",
                "name": "quantity",
                "storageKey": null
              },
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
                "kind": "ScalarField",
                "name": "problem",
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  (v0/*:: as any*/)
                ],
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
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Product",
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Seller",
                        "kind": "LinkedField",
                        "name": "seller",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "deactivatedUntil",
                            "storageKey": null
                          },
                          (v0/*:: as any*/),
                          (v1/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v0/*:: as any*/),
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
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
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
                    "name": "deposit",
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
              }
            ],
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
                "name": "freeDeliveryAbove",
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
                "name": "total",
                "storageKey": null
              },
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
          (v0/*:: as any*/)
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
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "favourites",
            "plural": true,
            "selections": [
              (v0/*:: as any*/)
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
                "name": "currentPeriodEnd",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cancelAtPeriodEnd",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "edf1803572d9a5c2f63d660ad20156e3",
    "id": "474bb5713f4846dfeaf83683835d837d7554c3ead0eb579fccbd35455b5c56d1",
    "metadata": {},
    "name": "VisitorQuery",
    "operationKind": "query",
    "text": "query VisitorQuery {\n  cart {\n    ...visitorCart_cart\n    id\n  }\n  user {\n    ...visitorFavourites_user\n    ...RenewalBanner_user\n    id\n  }\n}\n\nfragment CartDrawerContent_cart on Cart {\n  items {\n    unsure\n    id\n  }\n  ...shownSum_cart\n  ...CartLines_cart\n}\n\nfragment CartLine_item on CartItem {\n  variantId\n  quantity\n  max\n  seenPrice\n  problem\n  counted\n  basket {\n    __typename\n    id\n  }\n  ...LineRepair_item\n  ...IfMissingSelect_item\n  variant {\n    name\n    price\n    comparedAtPrice\n    deposit\n    product {\n      name\n      handle\n      images {\n        path\n      }\n      seller {\n        name\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment CartLines_cart on Cart {\n  items {\n    id\n    unsure\n    reusableBox\n    ...CartLine_item\n  }\n}\n\nfragment IfMissingSelect_item on CartItem {\n  id\n  ifMissing\n  variant {\n    product {\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment LineRepair_item on CartItem {\n  variantId\n  quantity\n  max\n  problem\n  variant {\n    price\n    product {\n      name\n      seller {\n        deactivatedUntil\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment RenewalBanner_user on User {\n  membership {\n    status\n    currentPeriodEnd\n    cancelAtPeriodEnd\n    id\n  }\n}\n\nfragment shownSum_cart on Cart {\n  locationId\n  shippingZone {\n    price\n    id\n  }\n  items {\n    id\n    counted\n    reusableBox\n  }\n  totals {\n    items\n    deposits\n    delivery\n    deliveryWaiver\n    freeDeliveryAbove\n    fee\n    gstBase\n    pstBase\n    gst\n    pst\n    gstRate\n    pstRate\n    total\n    credit\n  }\n}\n\nfragment useOfflineCart_cart on Cart {\n  items {\n    unsure\n    reusableBox\n    quantity\n    variant {\n      price\n      product {\n        name\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment visitorCart_cart on Cart {\n  fromStorage\n  location {\n    id\n    name\n  }\n  shippingZone {\n    id\n    name\n    price\n  }\n  slot {\n    from\n    to\n  }\n  items {\n    id\n    variantId\n    quantity\n    unsure\n    counted\n    reusableBox\n    max\n  }\n  ...shownSum_cart\n  ...CartDrawerContent_cart\n  ...useOfflineCart_cart\n}\n\nfragment visitorFavourites_user on User {\n  favourites {\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a0c37b99c2538a29aa6ba47a9202883b";

export default node;
