/**
 * @generated SignedSource<<233459798e4af1059ff428ec6fe6b172>>
 * @relayHash 2a1fb918f60ad7780ac0e60fe580132e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 577d5279134ceeee98129f6568c70f0b35b9f83f626bab920596fc136b984ad7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelOrderMutation$variables = {
  order: string;
  refund?: number | null | undefined;
  reopenCart: boolean;
};
export type CancelOrderMutation$data = {
  readonly cancelOrder: {
    readonly cart: {
      readonly " $fragmentSpreads": FragmentRefs<"cartChange_cart">;
    };
    readonly order: {
      readonly " $fragmentSpreads": FragmentRefs<"OrderDetail_order">;
    };
  };
};
export type CancelOrderMutation = {
  response: CancelOrderMutation$data;
  variables: CancelOrderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "refund"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reopenCart"
},
v3 = [
  {
    "kind": "Variable",
    "name": "order",
    "variableName": "order"
  },
  {
    "kind": "Variable",
    "name": "refund",
    "variableName": "refund"
  },
  {
    "kind": "Variable",
    "name": "reopenCart",
    "variableName": "reopenCart"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "comparedAtPrice",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "missing",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ifMissing",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reusableBox",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handle",
  "storageKey": null
},
v18 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "path",
    "storageKey": null
  }
],
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removed",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "toCard",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "toBalance",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "problem",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fromStorage",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deposit",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fee",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gst",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pst",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line1",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line2",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v33 = [
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
v34 = {
  "alias": null,
  "args": null,
  "concreteType": "TimeSlot",
  "kind": "LinkedField",
  "name": "slot",
  "plural": false,
  "selections": (v33/*:: as any*/),
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "TimeSlot",
  "kind": "LinkedField",
  "name": "expressSlot",
  "plural": false,
  "selections": (v33/*:: as any*/),
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "credit",
  "storageKey": null
},
v37 = [
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CancelOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "CancelOrderPayload",
        "kind": "LinkedField",
        "name": "cancelOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OrderDetail_order"
              }
            ],
            "storageKey": null
          },
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
                "name": "cartChange_cart"
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CancelOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "CancelOrderPayload",
        "kind": "LinkedField",
        "name": "cancelOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "received",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "receivedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PaymentLink",
                    "kind": "LinkedField",
                    "name": "link",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "payBy",
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
                "name": "ongoing",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nothingComes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "mergedInto",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              (v9/*:: as any*/),
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
                "name": "paymentPage",
                "storageKey": null
              },
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "balanceApplied",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "refundedToCard",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "refundedToBalance",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "mergedOrders",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "calendar",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderLine",
                "kind": "LinkedField",
                "name": "products",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
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
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "returned",
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "missingReturned",
                    "storageKey": null
                  },
                  (v15/*:: as any*/),
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
                  (v16/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Seller",
                    "kind": "LinkedField",
                    "name": "seller",
                    "plural": false,
                    "selections": [
                      (v17/*:: as any*/),
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "image",
                    "plural": false,
                    "selections": (v18/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "LineReturn",
                    "kind": "LinkedField",
                    "name": "returns",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "at",
                        "storageKey": null
                      },
                      (v14/*:: as any*/),
                      (v19/*:: as any*/),
                      (v13/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OrderProblem",
                    "kind": "LinkedField",
                    "name": "problems",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "kind",
                        "storageKey": null
                      },
                      (v13/*:: as any*/),
                      (v23/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "photo",
                        "storageKey": null
                      },
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reportedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "answer",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "answeredAt",
                        "storageKey": null
                      },
                      (v20/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v19/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reopenable",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CancelRefund",
                "kind": "LinkedField",
                "name": "cancelRefund",
                "plural": false,
                "selections": [
                  (v20/*:: as any*/),
                  (v21/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "changeableUntil",
                "storageKey": null
              },
              (v24/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "combinableWith",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "problemsUntil",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "subtotal",
                "storageKey": null
              },
              (v25/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "shipping",
                "storageKey": null
              },
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "discount",
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
                  (v8/*:: as any*/),
                  (v4/*:: as any*/),
                  (v29/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Address",
                    "kind": "LinkedField",
                    "name": "address",
                    "plural": false,
                    "selections": [
                      (v30/*:: as any*/),
                      (v31/*:: as any*/),
                      (v32/*:: as any*/)
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
                "name": "outsideZone",
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recipient",
                    "storageKey": null
                  },
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
                  (v32/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "postalCode",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "country",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "deliveryRange",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "deliveredAt",
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v34/*:: as any*/),
              (v23/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Period",
                "kind": "LinkedField",
                "name": "period",
                "plural": false,
                "selections": [
                  (v23/*:: as any*/),
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "variantId",
                    "storageKey": null
                  },
                  (v13/*:: as any*/),
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
                      (v11/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Product",
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v29/*:: as any*/),
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
                              (v4/*:: as any*/),
                              (v29/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v4/*:: as any*/),
                          (v17/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Image",
                            "kind": "LinkedField",
                            "name": "images",
                            "plural": true,
                            "selections": (v18/*:: as any*/),
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
                      (v29/*:: as any*/),
                      (v12/*:: as any*/),
                      (v25/*:: as any*/),
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
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "counted",
                    "storageKey": null
                  },
                  (v16/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "max",
                    "storageKey": null
                  },
                  (v22/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Basket",
                    "kind": "LinkedField",
                    "name": "basket",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v4/*:: as any*/),
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
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unsureReason",
                    "storageKey": null
                  },
                  (v8/*:: as any*/)
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
                  (v11/*:: as any*/),
                  (v4/*:: as any*/),
                  (v29/*:: as any*/),
                  (v8/*:: as any*/),
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
                    "selections": (v33/*:: as any*/),
                    "storageKey": null
                  },
                  (v35/*:: as any*/)
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
                  (v26/*:: as any*/),
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
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
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
                  (v10/*:: as any*/),
                  (v36/*:: as any*/),
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
              (v24/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Location",
                "kind": "LinkedField",
                "name": "location",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v29/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "storageOnly",
                    "storageKey": null
                  },
                  (v35/*:: as any*/)
                ],
                "storageKey": null
              },
              (v34/*:: as any*/),
              (v4/*:: as any*/),
              (v23/*:: as any*/),
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
                  (v36/*:: as any*/),
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
                    "selections": (v37/*:: as any*/),
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
                "selections": (v37/*:: as any*/),
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
                  (v4/*:: as any*/),
                  (v29/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Product",
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v29/*:: as any*/),
                      (v17/*:: as any*/),
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
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "mergesInto",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v4/*:: as any*/)
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2a1fb918f60ad7780ac0e60fe580132e",
    "id": "577d5279134ceeee98129f6568c70f0b35b9f83f626bab920596fc136b984ad7",
    "metadata": {},
    "name": "CancelOrderMutation",
    "operationKind": "mutation",
    "text": "mutation CancelOrderMutation(\n  $order: ID!\n  $reopenCart: Boolean!\n  $refund: Cents\n) {\n  cancelOrder(order: $order, reopenCart: $reopenCart, refund: $refund) {\n    order {\n      ...OrderDetail_order\n      id\n    }\n    cart {\n      ...cartChange_cart\n      id\n    }\n  }\n}\n\nfragment AutoCloseRefusal_cart on Cart {\n  autoCloseRefusal {\n    code\n    message\n  }\n}\n\nfragment AutoClose_cart on Cart {\n  autoClose\n  autoClosePartial\n  autoClosePreview {\n    buys\n    credit\n    charged\n    reasons {\n      code\n      message\n    }\n  }\n  items {\n    unsure\n    id\n  }\n  ...checkoutCart_cart\n}\n\nfragment BalanceStep_cart on Cart {\n  balanceAvailable\n  totals {\n    credit\n  }\n}\n\nfragment CartDrawerContent_cart on Cart {\n  items {\n    unsure\n    id\n  }\n  ...shownSum_cart\n  ...CartLines_cart\n}\n\nfragment CartLine_item on CartItem {\n  variantId\n  quantity\n  max\n  seenPrice\n  problem\n  counted\n  basket {\n    __typename\n    id\n  }\n  ...LineRepair_item\n  ...IfMissingSelect_item\n  variant {\n    name\n    price\n    comparedAtPrice\n    deposit\n    product {\n      name\n      handle\n      images {\n        path\n      }\n      seller {\n        name\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment CartLines_cart on Cart {\n  items {\n    id\n    unsure\n    reusableBox\n    ...CartLine_item\n  }\n}\n\nfragment CartProcess_cart on Cart {\n  id\n  items {\n    __typename\n    id\n  }\n  ...useCartSteps_cart\n  ...StepHead_cart\n  ...ContentStep_cart\n  ...PlaceStep_cart\n  ...BalanceStep_cart\n  ...CartSummary_cart\n  ...shownSum_cart\n}\n\nfragment CartSummary_cart on Cart {\n  mergesInto {\n    number\n    id\n  }\n  ...CartThumbs_cart\n  ...CartTotals_cart\n  ...TotalExplained_cart\n  ...WhenLine_cart\n  ...MembershipOffer_cart\n  ...shownSum_cart\n}\n\nfragment CartThumbs_cart on Cart {\n  items {\n    id\n    counted\n    reusableBox\n    variant {\n      product {\n        images {\n          path\n        }\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment CartTotals_cart on Cart {\n  locationId\n  shippingZone {\n    __typename\n    id\n  }\n  slot {\n    from\n    to\n  }\n  totals {\n    items\n    deposits\n    delivery\n    deliveryWaiver\n    freeDeliveryAbove\n    fee\n    gst\n    pst\n    total\n    credit\n  }\n  items {\n    counted\n    reusableBox\n    id\n  }\n}\n\nfragment CheckoutIssues_cart on Cart {\n  location {\n    name\n    id\n  }\n  shippingZone {\n    name\n    id\n  }\n  items {\n    id\n    unsure\n    problem\n    basket {\n      __typename\n      id\n    }\n    variant {\n      name\n      product {\n        name\n        handle\n        id\n      }\n      id\n    }\n    ...LineRepair_item\n  }\n  ...checkoutCart_cart\n}\n\nfragment ContentStep_cart on Cart {\n  fromStorage\n  ...CartLines_cart\n  ...UnsurePanel_cart\n  ...AutoClose_cart\n  ...AutoCloseRefusal_cart\n  ...ReusableBox_cart\n  ...ExpressBlocks_cart\n  ...LeftOut_cart\n  ...CheckoutIssues_cart\n}\n\nfragment ExpressBlocks_cart on Cart {\n  fromStorage\n  items {\n    id\n    variantId\n    quantity\n    unsure\n    variant {\n      stored\n      product {\n        name\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment FreeDelivery_cart on Cart {\n  shippingZone {\n    price\n    id\n  }\n  totals {\n    items\n    deliveryWaiver\n    freeDeliveryAbove\n  }\n}\n\nfragment IfMissingSelect_item on CartItem {\n  id\n  ifMissing\n  variant {\n    product {\n      name\n      id\n    }\n    id\n  }\n}\n\nfragment LeftOut_cart on Cart {\n  leftOut {\n    id\n    name\n    product {\n      name\n      handle\n      id\n    }\n  }\n}\n\nfragment LineProblems_line on OrderLine {\n  id\n  productName\n  quantity\n  returned\n  missing\n  missingReturned\n  replaced\n  reusableBox\n  problems {\n    id\n    kind\n    quantity\n    note\n    photo\n    status\n    reportedAt\n    answer\n    answeredAt\n    toCard\n    toBalance\n  }\n}\n\nfragment LineRepair_item on CartItem {\n  variantId\n  quantity\n  max\n  problem\n  variant {\n    price\n    product {\n      name\n      seller {\n        deactivatedUntil\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment LineReturns_line on OrderLine {\n  returns {\n    at\n    missing\n    removed\n    quantity\n    toCard\n    toBalance\n    problem\n  }\n}\n\nfragment MembershipOffer_cart on Cart {\n  isSubscribed\n  totals {\n    fee\n    gstRate\n    pstRate\n  }\n}\n\nfragment OrderActions_order on Order {\n  id\n  calendar\n  products {\n    id\n  }\n}\n\nfragment OrderChanges_order on Order {\n  id\n  createdAt\n  reopenable\n  cash {\n    due\n  }\n  cancelRefund {\n    toCard\n    toBalance\n  }\n  ...changeUntil_order\n  combinableWith {\n    id\n    number\n    createdAt\n  }\n}\n\nfragment OrderDetail_order on Order {\n  id\n  number\n  status\n  cash {\n    due\n    byLink\n  }\n  ongoing\n  nothingComes\n  mergedInto {\n    __typename\n    id\n  }\n  createdAt\n  customerName\n  ...OrderNotices_order\n  ...OrderActions_order\n  ...OrderChanges_order\n  ...OrderLines_order\n  ...OrderSums_order\n  ...OrderPlace_order\n}\n\nfragment OrderLines_order on Order {\n  id\n  status\n  problemsUntil\n  cash {\n    due\n    receivedAt\n  }\n  nothingComes\n  products {\n    id\n    productName\n    variantName\n    sellerName\n    price\n    comparedAtPrice\n    quantity\n    returned\n    missing\n    missingReturned\n    ifMissing\n    replaced\n    replacedBy\n    reusableBox\n    seller {\n      handle\n      id\n    }\n    image {\n      path\n    }\n    ...LineReturns_line\n    ...LineProblems_line\n  }\n}\n\nfragment OrderNotices_order on Order {\n  status\n  nothingComes\n  paymentPage\n  total\n  balanceApplied\n  cash {\n    received\n    receivedAt\n  }\n  refundedToCard\n  refundedToBalance\n  ...PayByLink_order\n  mergedInto {\n    id\n    number\n  }\n  mergedOrders {\n    id\n    number\n  }\n}\n\nfragment OrderPlace_order on Order {\n  number\n  status\n  ongoing\n  outsideZone\n  location {\n    name\n    address {\n      ...addressText_address\n    }\n    id\n  }\n  fulfillment {\n    recipient\n    line1\n    line2\n    city\n    state\n    postalCode\n    country\n    deliveryRange\n    deliveredAt\n    id\n  }\n  slot {\n    from\n    to\n    ...slotText_slot\n  }\n  note\n  period {\n    note\n    id\n  }\n}\n\nfragment OrderSums_order on Order {\n  subtotal\n  deposit\n  shipping\n  fee\n  gst\n  pst\n  discount\n  total\n  balanceApplied\n  cash {\n    due\n    received\n    byLink\n  }\n  location {\n    __typename\n    id\n  }\n  products {\n    quantity\n    removed\n    reusableBox\n    id\n  }\n}\n\nfragment PayByLink_order on Order {\n  id\n  cash {\n    due\n    link {\n      state\n      payBy\n    }\n  }\n}\n\nfragment PlaceOptions_cart on Cart {\n  fromStorage\n  shippingZone {\n    id\n    ...ZoneRow_zone\n  }\n  totals {\n    freeDeliveryAbove\n  }\n}\n\nfragment PlaceStep_cart on Cart {\n  fromStorage\n  locationId\n  location {\n    name\n    id\n  }\n  slot {\n    from\n    to\n  }\n  shippingZone {\n    name\n    id\n  }\n  ...PlaceOptions_cart\n  ...FreeDelivery_cart\n}\n\nfragment ReusableBox_cart on Cart {\n  items {\n    reusableBox\n    id\n  }\n}\n\nfragment StepHead_cart on Cart {\n  fromStorage\n  slot {\n    from\n    to\n  }\n  items {\n    id\n    counted\n    reusableBox\n    variant {\n      product {\n        seller {\n          name\n          id\n        }\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment TotalExplained_cart on Cart {\n  items {\n    id\n    counted\n    basket {\n      taxablePrice\n      id\n    }\n    variant {\n      price\n      product {\n        name\n        taxable\n        taxKind\n        id\n      }\n      id\n    }\n  }\n  totals {\n    fee\n    taxBase\n    gstBase\n    pstBase\n    gst\n    pst\n    gstRate\n    pstRate\n  }\n}\n\nfragment UnsureLine_item on CartItem {\n  id\n  variantId\n  quantity\n  unsureReason\n  seenPrice\n  max\n  basket {\n    __typename\n    id\n  }\n  variant {\n    name\n    price\n    product {\n      name\n      images {\n        path\n      }\n      seller {\n        name\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment UnsurePanel_cart on Cart {\n  items {\n    id\n    variantId\n    unsure\n    quantity\n    max\n    variant {\n      price\n      id\n    }\n    ...UnsureLine_item\n  }\n}\n\nfragment WhenLine_cart on Cart {\n  fromStorage\n  location {\n    name\n    id\n  }\n  shippingZone {\n    __typename\n    id\n  }\n  slot {\n    from\n    to\n  }\n}\n\nfragment ZoneRow_zone on ShippingZone {\n  id\n  name\n  price\n  weekday\n  nextSlot {\n    ...slotText_slot\n  }\n  expressSlot {\n    ...slotText_slot\n  }\n}\n\nfragment addressText_address on Address {\n  line1\n  line2\n  city\n}\n\nfragment cartChange_cart on Cart {\n  ...lineChange_cart\n  ...visitorCart_cart\n  ...shownSum_cart\n  ...CartLines_cart\n  ...UnsurePanel_cart\n  ...CartTotals_cart\n  ...TotalExplained_cart\n  ...CartThumbs_cart\n  ...CartProcess_cart\n}\n\nfragment changeUntil_order on Order {\n  changeableUntil\n  fromStorage\n}\n\nfragment checkoutCart_cart on Cart {\n  fromStorage\n  ageConfirmed\n  balanceAvailable\n  locationId\n  location {\n    storageOnly\n    expressSlot {\n      from\n      to\n    }\n    id\n  }\n  shippingZone {\n    price\n    id\n  }\n  slot {\n    from\n    to\n  }\n  items {\n    id\n    quantity\n    unsure\n    problem\n    variantId\n    variant {\n      stored\n      product {\n        name\n        isAlcohol\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment lineChange_cart on Cart {\n  items {\n    variantId\n    quantity\n    unsure\n    seenPrice\n    variant {\n      price\n      id\n    }\n    id\n  }\n  ...shownSum_cart\n}\n\nfragment shownSum_cart on Cart {\n  locationId\n  shippingZone {\n    price\n    id\n  }\n  items {\n    id\n    counted\n    reusableBox\n  }\n  totals {\n    items\n    deposits\n    delivery\n    deliveryWaiver\n    freeDeliveryAbove\n    fee\n    gstBase\n    pstBase\n    gst\n    pst\n    gstRate\n    pstRate\n    total\n    credit\n  }\n}\n\nfragment slotText_slot on TimeSlot {\n  from\n  to\n}\n\nfragment useCartSteps_cart on Cart {\n  id\n  note\n  allergies\n  balanceAvailable\n  locationId\n  slot {\n    from\n    to\n  }\n  shippingZone {\n    id\n  }\n  items {\n    unsure\n    id\n  }\n  ...checkoutCart_cart\n  ...useCheckout_cart\n}\n\nfragment useCheckout_cart on Cart {\n  shippingZone {\n    id\n  }\n  items {\n    variantId\n    quantity\n    unsure\n    id\n  }\n  totals {\n    items\n    deposits\n    delivery\n    fee\n    gst\n    pst\n    total\n    credit\n  }\n}\n\nfragment useOfflineCart_cart on Cart {\n  items {\n    unsure\n    reusableBox\n    quantity\n    variant {\n      price\n      product {\n        name\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment visitorCart_cart on Cart {\n  fromStorage\n  location {\n    id\n    name\n  }\n  shippingZone {\n    id\n    name\n    price\n  }\n  slot {\n    from\n    to\n  }\n  items {\n    id\n    variantId\n    quantity\n    unsure\n    counted\n    reusableBox\n    max\n  }\n  ...shownSum_cart\n  ...CartDrawerContent_cart\n  ...useOfflineCart_cart\n}\n"
  }
};
})();

(node as any).hash = "87288fc74a45c17fdf0465469ab3fb82";

export default node;
