/**
 * @generated SignedSource<<450e187bc997f7e9478aa11263f97376>>
 * @relayHash d80fc9ab78cb74d33c8aea3b50a245ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35ff50735ec6d5701c2804d5c78e2882e0c57a561223214fee1a31dfad15608a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundTarget = "balance" | "card" | "%future added value";
export type ReturnedItemInput = {
  line: string;
  quantity: number;
};
export type ReturnItemsMutation$variables = {
  items: ReadonlyArray<ReturnedItemInput>;
  order: string;
  refundTo: RefundTarget;
  requestId: string;
  total?: number | null | undefined;
};
export type ReturnItemsMutation$data = {
  readonly returnItems: {
    readonly order: {
      readonly " $fragmentSpreads": FragmentRefs<"DeskOrderDetail_order">;
    };
    readonly refunded: number;
  };
};
export type ReturnItemsMutation = {
  response: ReturnItemsMutation$data;
  variables: ReturnItemsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "items"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "refundTo"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "requestId"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v5 = [
  {
    "kind": "Variable",
    "name": "items",
    "variableName": "items"
  },
  {
    "kind": "Variable",
    "name": "order",
    "variableName": "order"
  },
  {
    "kind": "Variable",
    "name": "refundTo",
    "variableName": "refundTo"
  },
  {
    "kind": "Variable",
    "name": "requestId",
    "variableName": "requestId"
  },
  {
    "kind": "Variable",
    "name": "total",
    "variableName": "total"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refunded",
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
  "name": "number",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productName",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deposit",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "toCard",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "toBalance",
  "storageKey": null
},
v21 = [
  (v8/*:: as any*/),
  (v7/*:: as any*/)
],
v22 = [
  (v19/*:: as any*/),
  (v20/*:: as any*/)
],
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReturnItemsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "ReturnItemsPayload",
        "kind": "LinkedField",
        "name": "returnItems",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
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
                "name": "DeskOrderDetail_order"
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
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReturnItemsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "ReturnItemsPayload",
        "kind": "LinkedField",
        "name": "returnItems",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
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
                    "name": "receivedAt",
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
                    "concreteType": "PaymentLink",
                    "kind": "LinkedField",
                    "name": "link",
                    "plural": false,
                    "selections": [
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
                        "name": "payBy",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "sentAt",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "undo",
                    "storageKey": null
                  }
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
                  (v10/*:: as any*/),
                  (v7/*:: as any*/),
                  (v11/*:: as any*/)
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
                  (v10/*:: as any*/),
                  (v7/*:: as any*/)
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
                  (v12/*:: as any*/),
                  (v13/*:: as any*/)
                ],
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
                "concreteType": "OrderLine",
                "kind": "LinkedField",
                "name": "products",
                "plural": true,
                "selections": [
                  (v14/*:: as any*/),
                  (v9/*:: as any*/),
                  (v7/*:: as any*/),
                  (v15/*:: as any*/),
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "price",
                    "storageKey": null
                  },
                  (v16/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "returned",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "removed",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "missing",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "missingReturned",
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
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "image",
                    "plural": false,
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
                    "concreteType": "OrderProblem",
                    "kind": "LinkedField",
                    "name": "problems",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v14/*:: as any*/),
                      (v9/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "photo",
                        "storageKey": null
                      },
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
                      (v19/*:: as any*/),
                      (v20/*:: as any*/)
                    ],
                    "storageKey": null
                  },
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reusableBox",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderEvent",
                "kind": "LinkedField",
                "name": "history",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "at",
                    "storageKey": null
                  },
                  (v17/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "by",
                    "storageKey": null
                  },
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v7/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "shift",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "refusal",
                    "storageKey": null
                  },
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "amount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "creditAsked",
                    "storageKey": null
                  },
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "refund",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lineStatus",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lineMissing",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OrderLine",
                    "kind": "LinkedField",
                    "name": "lines",
                    "plural": true,
                    "selections": [
                      (v15/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v18/*:: as any*/),
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
                "name": "outsideZone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Contact",
                "kind": "LinkedField",
                "name": "contact",
                "plural": false,
                "selections": [
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
                    "name": "phone",
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
                "name": "customer",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v7/*:: as any*/)
                ],
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
                    "name": "postalCode",
                    "storageKey": null
                  },
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "mergedInto",
                "plural": false,
                "selections": (v21/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "mergedOrders",
                "plural": true,
                "selections": (v21/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "subtotal",
                "storageKey": null
              },
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "shipping",
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
                "name": "discount",
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
                "name": "balanceApplied",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "changeableUntil",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CancelRefund",
                "kind": "LinkedField",
                "name": "cancelRefund",
                "plural": false,
                "selections": (v22/*:: as any*/),
                "storageKey": null
              },
              (v23/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "combinableWith",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v23/*:: as any*/)
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
                "concreteType": "Period",
                "kind": "LinkedField",
                "name": "period",
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
                "name": "depositsHeld",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CancelRefund",
                "kind": "LinkedField",
                "name": "refundable",
                "plural": false,
                "selections": (v22/*:: as any*/),
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
    "cacheID": "d80fc9ab78cb74d33c8aea3b50a245ba",
    "id": "35ff50735ec6d5701c2804d5c78e2882e0c57a561223214fee1a31dfad15608a",
    "metadata": {},
    "name": "ReturnItemsMutation",
    "operationKind": "mutation",
    "text": "mutation ReturnItemsMutation(\n  $order: ID!\n  $items: [ReturnedItemInput!]!\n  $refundTo: RefundTarget!\n  $total: Cents\n  $requestId: ID!\n) {\n  returnItems(order: $order, items: $items, refundTo: $refundTo, total: $total, requestId: $requestId) {\n    refunded\n    order {\n      ...DeskOrderDetail_order\n      id\n    }\n  }\n}\n\nfragment AmountForm_order on Order {\n  id\n  customer {\n    __typename\n    id\n  }\n  cash {\n    due\n  }\n  refundable {\n    toCard\n    toBalance\n  }\n}\n\nfragment DeskOrderActions_order on Order {\n  id\n  number\n  status\n  nothingComes\n  cancelRefund {\n    toCard\n    toBalance\n  }\n  cash {\n    due\n  }\n  createdAt\n  contact {\n    email\n  }\n  location {\n    __typename\n    id\n  }\n  combinableWith {\n    id\n    number\n    createdAt\n  }\n  ...OrderMove_order\n  ...OrderQuantities_order\n  ...OrderReturns_order\n  ...OrderDeposit_order\n  ...OrderAmount_order\n}\n\nfragment DeskOrderAdvance_order on Order {\n  status\n  location {\n    name\n    id\n  }\n  shippingZone {\n    name\n    id\n  }\n  slot {\n    from\n    to\n  }\n  nothingComes\n  cash {\n    due\n  }\n  products {\n    quantity\n    status\n    id\n  }\n}\n\nfragment DeskOrderDetail_order on Order {\n  id\n  number\n  status\n  customerName\n  cash {\n    due\n    byLink\n  }\n  ...DeskOrderAdvance_order\n  ...StepUndo_order\n  ...DeskOrderFacts_order\n  ...DeskOrderLines_order\n  ...OrderProblems_order\n  ...MissingPanel_order\n  ...DeskOrderJournal_order\n  ...DeskOrderHandover_order\n  ...OrderSums_order\n  ...OrderPaymentLink_order\n  ...OrderReceipt_order\n  ...OrderRefunds_order\n  ...DeskOrderActions_order\n}\n\nfragment DeskOrderFacts_order on Order {\n  number\n  note\n  allergies\n  outsideZone\n  contact {\n    email\n    phone\n  }\n}\n\nfragment DeskOrderHandover_order on Order {\n  location {\n    name\n    id\n  }\n  shippingZone {\n    name\n    id\n  }\n  fulfillment {\n    recipient\n    line1\n    line2\n    city\n    postalCode\n    id\n  }\n  nothingComes\n  slot {\n    from\n    to\n  }\n  customer {\n    id\n  }\n  mergedInto {\n    number\n    id\n  }\n  mergedOrders {\n    number\n    id\n  }\n}\n\nfragment DeskOrderJournal_order on Order {\n  customerName\n  cash {\n    receivedAt\n  }\n  history {\n    id\n    at\n    by\n    kind\n    name\n    shift\n    refusal\n    note\n    ...eventText_event\n  }\n}\n\nfragment DeskOrderLines_order on Order {\n  status\n  products {\n    id\n    productName\n    variantName\n    sellerName\n    price\n    deposit\n    quantity\n    returned\n    removed\n    missing\n    missingReturned\n    ifMissing\n    status\n    image {\n      path\n    }\n  }\n}\n\nfragment MissingPanel_order on Order {\n  id\n  status\n  nothingComes\n  cash {\n    due\n  }\n  refundedToCard\n  refundedToBalance\n  products {\n    id\n    productName\n    price\n    quantity\n    returned\n    missing\n    missingReturned\n    ifMissing\n    replaced\n    replacedBy\n  }\n  history {\n    id\n  }\n}\n\nfragment OrderAmount_order on Order {\n  id\n  cash {\n    due\n  }\n  refundable {\n    toCard\n    toBalance\n  }\n  ...AmountForm_order\n}\n\nfragment OrderDeposit_order on Order {\n  id\n  number\n  customerName\n  depositsHeld\n  cash {\n    due\n  }\n}\n\nfragment OrderMove_order on Order {\n  id\n  number\n  status\n  fromStorage\n  period {\n    id\n  }\n  location {\n    id\n  }\n  shippingZone {\n    id\n  }\n  slot {\n    from\n    to\n  }\n}\n\nfragment OrderPaymentLink_order on Order {\n  id\n  changeableUntil\n  contact {\n    email\n  }\n  cash {\n    due\n    link {\n      state\n      payBy\n      sentAt\n    }\n  }\n}\n\nfragment OrderProblems_order on Order {\n  id\n  customer {\n    __typename\n    id\n  }\n  cash {\n    due\n    receivedAt\n  }\n  products {\n    id\n    productName\n    quantity\n    returned\n    problems {\n      id\n      quantity\n      status\n      ...ReportedProblem_problem\n    }\n    ...ReportedProblem_line\n  }\n}\n\nfragment OrderQuantities_order on Order {\n  id\n  status\n  products {\n    id\n    productName\n    variantName\n    quantity\n    returned\n    missing\n    missingReturned\n    status\n  }\n  ...QuantityForm_order\n}\n\nfragment OrderReceipt_order on Order {\n  id\n  cash {\n    due\n    received\n    receivedAt\n    byLink\n    undo\n  }\n}\n\nfragment OrderRefunds_order on Order {\n  total\n  cash {\n    due\n  }\n  refundedToCard\n  refundedToBalance\n}\n\nfragment OrderReturns_order on Order {\n  id\n  status\n  products {\n    quantity\n    returned\n    id\n  }\n  ...ReturnForm_order\n}\n\nfragment OrderSums_order on Order {\n  subtotal\n  deposit\n  shipping\n  fee\n  gst\n  pst\n  discount\n  total\n  balanceApplied\n  cash {\n    due\n    received\n    byLink\n  }\n  location {\n    __typename\n    id\n  }\n  products {\n    quantity\n    removed\n    reusableBox\n    id\n  }\n}\n\nfragment QuantityForm_order on Order {\n  id\n  customer {\n    __typename\n    id\n  }\n  cash {\n    due\n  }\n}\n\nfragment ReportedProblem_line on OrderLine {\n  productName\n  variantName\n  price\n}\n\nfragment ReportedProblem_problem on OrderProblem {\n  kind\n  quantity\n  note\n  photo\n  status\n  reportedAt\n  answer\n  answeredAt\n  toCard\n  toBalance\n}\n\nfragment ReturnForm_order on Order {\n  id\n  customer {\n    __typename\n    id\n  }\n  cash {\n    due\n  }\n  products {\n    id\n    productName\n    variantName\n    quantity\n    returned\n  }\n}\n\nfragment StepUndo_order on Order {\n  status\n  history {\n    at\n    kind\n    by\n    from\n    to\n    id\n  }\n}\n\nfragment eventText_event on OrderEvent {\n  at\n  kind\n  by\n  from\n  to\n  amount\n  creditAsked\n  number\n  refund\n  lineStatus\n  lineMissing\n  note\n  lines {\n    productName\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "448b0c6e7bf02a2f595d373073c7beba";

export default node;
