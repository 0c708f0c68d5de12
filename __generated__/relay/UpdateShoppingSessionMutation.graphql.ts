/**
 * @generated SignedSource<<945a70e4a9809e0841a0ed986a1b9854>>
 * @relayHash d040f3e3e4868c28e556fbc264da242c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00117e47f5b947f170ebcf7722fd145cbe0c7b59597a727fa4fc53b37dd429ed

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateShoppingSessionInput = {
  autoClose?: boolean | null | undefined;
  autoClosePartial?: boolean | null | undefined;
  fromStorage?: boolean | null | undefined;
  locationId?: string | null | undefined;
  shippingZoneId?: string | null | undefined;
};
export type UpdateShoppingSessionMutation$variables = {
  input: UpdateShoppingSessionInput;
};
export type UpdateShoppingSessionMutation$data = {
  readonly updateShoppingSession: {
    readonly " $fragmentSpreads": FragmentRefs<"cartChange_cart">;
  };
};
export type UpdateShoppingSessionMutation = {
  response: UpdateShoppingSessionMutation$data;
  variables: UpdateShoppingSessionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
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
  "name": "id",
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
  "name": "handle",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
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
  "concreteType": "TimeSlot",
  "kind": "LinkedField",
  "name": "expressSlot",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "credit",
  "storageKey": null
},
v10 = [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdateShoppingSessionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "updateShoppingSession",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "cartChange_cart"
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
    "name": "UpdateShoppingSessionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "updateShoppingSession",
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
                "name": "seenPrice",
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
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Product",
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
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
                          (v3/*:: as any*/),
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v3/*:: as any*/),
                      (v5/*:: as any*/),
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
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isAlcohol",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "stored",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v3/*:: as any*/),
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
                  (v6/*:: as any*/),
                  (v3/*:: as any*/),
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
              },
              (v6/*:: as any*/)
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
            "concreteType": "ShippingZone",
            "kind": "LinkedField",
            "name": "shippingZone",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "weekday",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "TimeSlot",
                "kind": "LinkedField",
                "name": "nextSlot",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              (v8/*:: as any*/)
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
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "taxBase",
                "storageKey": null
              }
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
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "location",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "storageOnly",
                "storageKey": null
              },
              (v8/*:: as any*/)
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
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          (v3/*:: as any*/),
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
            "name": "balanceAvailable",
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
              (v9/*:: as any*/),
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
                "selections": (v10/*:: as any*/),
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
            "selections": (v10/*:: as any*/),
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v3/*:: as any*/)
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
              (v3/*:: as any*/)
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
      }
    ]
  },
  "params": {
    "cacheID": "d040f3e3e4868c28e556fbc264da242c",
    "id": "00117e47f5b947f170ebcf7722fd145cbe0c7b59597a727fa4fc53b37dd429ed",
    "metadata": {},
    "name": "UpdateShoppingSessionMutation",
    "operationKind": "mutation",
    "text": "mutation UpdateShoppingSessionMutation(\n  $input: UpdateShoppingSessionInput!\n) {\n  updateShoppingSession(input: $input) {\n    ...cartChange_cart\n    id\n  }\n}\n\nfragment AutoCloseRefusal_cart on Cart {\n  autoCloseRefusal {\n    code\n    message\n  }\n}\n\nfragment AutoClose_cart on Cart {\n  autoClose\n  autoClosePartial\n  autoClosePreview {\n    buys\n    credit\n    charged\n    reasons {\n      code\n      message\n    }\n  }\n  items {\n    unsure\n    id\n  }\n  ...checkoutCart_cart\n}\n\nfragment BalanceStep_cart on Cart {\n  balanceAvailable\n  totals {\n    credit\n  }\n}\n\nfragment CartDrawerContent_cart on Cart {\n  items {\n    unsure\n    id\n  }\n  ...shownSum_cart\n  ...CartLines_cart\n}\n\nfragment CartLine_item on CartItem {\n  variantId\n  quantity\n  max\n  seenPrice\n  problem\n  counted\n  basket {\n    __typename\n    id\n  }\n  ...LineRepair_item\n  ...IfMissingSelect_item\n  variant {\n    name\n    price\n    comparedAtPrice\n    deposit\n    product {\n      name\n      handle\n      images {\n        path\n      }\n      seller {\n        name\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment CartLines_cart on Cart {\n  items {\n    id\n    unsure\n    reusableBox\n    ...CartLine_item\n  }\n}\n\nfragment CartProcess_cart on Cart {\n  id\n  items {\n    __typename\n    id\n  }\n  ...useCartSteps_cart\n  ...StepHead_cart\n  ...ContentStep_cart\n  ...PlaceStep_cart\n  ...BalanceStep_cart\n  ...CartSummary_cart\n  ...shownSum_cart\n}\n\nfragment CartSummary_cart on Cart {\n  mergesInto {\n    number\n    id\n  }\n  ...CartThumbs_cart\n  ...CartTotals_cart\n  ...TotalExplained_cart\n  ...WhenLine_cart\n  ...MembershipOffer_cart\n  ...shownSum_cart\n}\n\nfragment CartThumbs_cart on Cart {\n  items {\n    id\n    counted\n    reusableBox\n    variant {\n      product {\n        images {\n          path\n        }\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment CartTotals_cart on Cart {\n  locationId\n  shippingZone {\n    __typename\n    id\n  }\n  slot {\n    from\n    to\n  }\n  totals {\n    items\n    deposits\n    delivery\n    deliveryWaiver\n    freeDeliveryAbove\n    fee\n    gst\n    pst\n    total\n    credit\n  }\n  items {\n    counted\n    reusableBox\n    id\n  }\n}\n\nfragment CheckoutIssues_cart on Cart {\n  location {\n    name\n    id\n  }\n  shippingZone {\n    name\n    id\n  }\n  items {\n    id\n    unsure\n    problem\n    basket {\n      __typename\n      id\n    }\n    variant {\n      name\n      product {\n        name\n        handle\n        id\n      }\n      id\n    }\n    ...LineRepair_item\n  }\n  ...checkoutCart_cart\n}\n\nfragment ContentStep_cart on Cart {\n  fromStorage\n  ...CartLines_cart\n  ...UnsurePanel_cart\n  ...AutoClose_cart\n  ...AutoCloseRefusal_cart\n  ...ReusableBox_cart\n  ...ExpressBlocks_cart\n  ...LeftOut_cart\n  ...CheckoutIssues_cart\n}\n\nfragment ExpressBlocks_cart on Cart {\n  fromStorage\n  items {\n    id\n    variantId\n    quantity\n    unsure\n    variant {\n      stored\n      product {\n        name\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment FreeDelivery_cart on Cart {\n  shippingZone {\n    price\n    id\n  }\n  totals {\n    items\n    deliveryWaiver\n    freeDeliveryAbove\n  }\n}\n\nfragment IfMissingSelect_item on CartItem {\n  id\n  ifMissing\n  variant {\n    product {\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment LeftOut_cart on Cart {\n  leftOut {\n    id\n    name\n    product {\n      name\n      handle\n      id\n    }\n  }\n}\n\nfragment LineRepair_item on CartItem {\n  variantId\n  quantity\n  max\n  problem\n  variant {\n    price\n    product {\n      name\n      seller {\n        deactivatedUntil\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment MembershipOffer_cart on Cart {\n  isSubscribed\n  totals {\n    fee\n    gstRate\n    pstRate\n  }\n}\n\nfragment PlaceOptions_cart on Cart {\n  fromStorage\n  shippingZone {\n    id\n    ...ZoneRow_zone\n  }\n  totals {\n    freeDeliveryAbove\n  }\n}\n\nfragment PlaceStep_cart on Cart {\n  fromStorage\n  locationId\n  location {\n    name\n    id\n  }\n  slot {\n    from\n    to\n  }\n  shippingZone {\n    name\n    id\n  }\n  ...PlaceOptions_cart\n  ...FreeDelivery_cart\n}\n\nfragment ReusableBox_cart on Cart {\n  items {\n    reusableBox\n    id\n  }\n}\n\nfragment StepHead_cart on Cart {\n  fromStorage\n  slot {\n    from\n    to\n  }\n  items {\n    id\n    counted\n    reusableBox\n    variant {\n      product {\n        seller {\n          name\n          id\n        }\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment TotalExplained_cart on Cart {\n  items {\n    id\n    counted\n    basket {\n      taxablePrice\n      id\n    }\n    variant {\n      price\n      product {\n        name\n        taxable\n        taxKind\n        id\n      }\n      id\n    }\n  }\n  totals {\n    fee\n    taxBase\n    gstBase\n    pstBase\n    gst\n    pst\n    gstRate\n    pstRate\n  }\n}\n\nfragment UnsureLine_item on CartItem {\n  id\n  variantId\n  quantity\n  unsureReason\n  seenPrice\n  max\n  basket {\n    __typename\n    id\n  }\n  variant {\n    name\n    price\n    product {\n      name\n      images {\n        path\n      }\n      seller {\n        name\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment UnsurePanel_cart on Cart {\n  items {\n    id\n    variantId\n    unsure\n    quantity\n    max\n    variant {\n      price\n      id\n    }\n    ...UnsureLine_item\n  }\n}\n\nfragment WhenLine_cart on Cart {\n  fromStorage\n  location {\n    name\n    id\n  }\n  shippingZone {\n    __typename\n    id\n  }\n  slot {\n    from\n    to\n  }\n}\n\nfragment ZoneRow_zone on ShippingZone {\n  id\n  name\n  price\n  weekday\n  nextSlot {\n    ...slotText_slot\n  }\n  expressSlot {\n    ...slotText_slot\n  }\n}\n\nfragment cartChange_cart on Cart {\n  ...lineChange_cart\n  ...visitorCart_cart\n  ...shownSum_cart\n  ...CartLines_cart\n  ...UnsurePanel_cart\n  ...CartTotals_cart\n  ...TotalExplained_cart\n  ...CartThumbs_cart\n  ...CartProcess_cart\n}\n\nfragment checkoutCart_cart on Cart {\n  fromStorage\n  ageConfirmed\n  balanceAvailable\n  locationId\n  location {\n    storageOnly\n    expressSlot {\n      from\n      to\n    }\n    id\n  }\n  shippingZone {\n    price\n    id\n  }\n  slot {\n    from\n    to\n  }\n  items {\n    id\n    quantity\n    unsure\n    problem\n    variantId\n    variant {\n      stored\n      product {\n        name\n        isAlcohol\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment lineChange_cart on Cart {\n  items {\n    variantId\n    quantity\n    unsure\n    seenPrice\n    variant {\n      price\n      id\n    }\n    id\n  }\n  ...shownSum_cart\n}\n\nfragment shownSum_cart on Cart {\n  locationId\n  shippingZone {\n    price\n    id\n  }\n  items {\n    id\n    counted\n    reusableBox\n  }\n  totals {\n    items\n    deposits\n    delivery\n    deliveryWaiver\n    freeDeliveryAbove\n    fee\n    gstBase\n    pstBase\n    gst\n    pst\n    gstRate\n    pstRate\n    total\n    credit\n  }\n}\n\nfragment slotText_slot on TimeSlot {\n  from\n  to\n}\n\nfragment useCartSteps_cart on Cart {\n  id\n  note\n  allergies\n  balanceAvailable\n  locationId\n  slot {\n    from\n    to\n  }\n  shippingZone {\n    id\n  }\n  items {\n    unsure\n    id\n  }\n  ...checkoutCart_cart\n  ...useCheckout_cart\n}\n\nfragment useCheckout_cart on Cart {\n  shippingZone {\n    id\n  }\n  items {\n    variantId\n    quantity\n    unsure\n    id\n  }\n  totals {\n    items\n    deposits\n    delivery\n    fee\n    gst\n    pst\n    total\n    credit\n  }\n}\n\nfragment useOfflineCart_cart on Cart {\n  items {\n    unsure\n    reusableBox\n    quantity\n    variant {\n      price\n      product {\n        name\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment visitorCart_cart on Cart {\n  fromStorage\n  location {\n    id\n    name\n  }\n  shippingZone {\n    id\n    name\n    price\n  }\n  slot {\n    from\n    to\n  }\n  items {\n    id\n    variantId\n    quantity\n    unsure\n    counted\n    reusableBox\n    max\n  }\n  ...shownSum_cart\n  ...CartDrawerContent_cart\n  ...useOfflineCart_cart\n}\n"
  }
};
})();

(node as any).hash = "467509c6987f18104794f2cdb51037c4";

export default node;
