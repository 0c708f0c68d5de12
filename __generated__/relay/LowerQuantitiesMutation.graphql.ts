/**
 * @generated SignedSource<<c2a949e0a18abb7839f941b9838b6683>>
 * @relayHash 8a8cd2efe2ba325ebbd3daee817ce9ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fee1ab47941e0e175ad4d7336310ba53334ec0ce5ee13874b7cfad32fc016fa8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundTarget = "balance" | "card" | "%future added value";
export type QuantityChangeInput = {
  from: number;
  line: string;
  to: number;
};
export type LowerQuantitiesMutation$variables = {
  changes: ReadonlyArray<QuantityChangeInput>;
  order: string;
  refundTo: RefundTarget;
  requestId: string;
  total: number;
};
export type LowerQuantitiesMutation$data = {
  readonly lowerQuantities: {
    readonly cancelRefund: {
      readonly toBalance: number;
      readonly toCard: number;
    };
    readonly cash: {
      readonly due: number;
    } | null | undefined;
    readonly combinableWith: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly depositsHeld: number | null | undefined;
    readonly products: ReadonlyArray<{
      readonly removed: number;
    }>;
    readonly refundedToBalance: number;
    readonly refundedToCard: number;
    readonly " $fragmentSpreads": FragmentRefs<"DeskOrderJournal_order" | "OrderAmount_order" | "OrderQuantities_order">;
  };
};
export type LowerQuantitiesMutation = {
  response: LowerQuantitiesMutation$data;
  variables: LowerQuantitiesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "changes"
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
    "name": "changes",
    "variableName": "changes"
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
  "name": "removed",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "due",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refundedToCard",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refundedToBalance",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "depositsHeld",
  "storageKey": null
},
v11 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "toCard",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "toBalance",
    "storageKey": null
  }
],
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "CancelRefund",
  "kind": "LinkedField",
  "name": "cancelRefund",
  "plural": false,
  "selections": (v11/*:: as any*/),
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "Order",
  "kind": "LinkedField",
  "name": "combinableWith",
  "plural": true,
  "selections": [
    (v13/*:: as any*/)
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productName",
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
    "name": "LowerQuantitiesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "lowerQuantities",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrderQuantities_order"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrderAmount_order"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderLine",
            "kind": "LinkedField",
            "name": "products",
            "plural": true,
            "selections": [
              (v6/*:: as any*/)
            ],
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
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v12/*:: as any*/),
          (v14/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DeskOrderJournal_order"
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
    "name": "LowerQuantitiesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "lowerQuantities",
        "plural": false,
        "selections": [
          (v13/*:: as any*/),
          (v15/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderLine",
            "kind": "LinkedField",
            "name": "products",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              (v16/*:: as any*/),
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
                "name": "quantity",
                "storageKey": null
              },
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
              (v15/*:: as any*/),
              (v6/*:: as any*/)
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v13/*:: as any*/)
            ],
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
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "receivedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CancelRefund",
            "kind": "LinkedField",
            "name": "refundable",
            "plural": false,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v12/*:: as any*/),
          (v14/*:: as any*/),
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
            "concreteType": "OrderEvent",
            "kind": "LinkedField",
            "name": "history",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "at",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "by",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
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
                "name": "from",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "to",
                "storageKey": null
              },
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              },
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
                  (v16/*:: as any*/),
                  (v13/*:: as any*/)
                ],
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
    "cacheID": "8a8cd2efe2ba325ebbd3daee817ce9ef",
    "id": "fee1ab47941e0e175ad4d7336310ba53334ec0ce5ee13874b7cfad32fc016fa8",
    "metadata": {},
    "name": "LowerQuantitiesMutation",
    "operationKind": "mutation",
    "text": "mutation LowerQuantitiesMutation(\n  $order: ID!\n  $changes: [QuantityChangeInput!]!\n  $refundTo: RefundTarget!\n  $total: Cents!\n  $requestId: ID!\n) {\n  lowerQuantities(order: $order, changes: $changes, refundTo: $refundTo, total: $total, requestId: $requestId) {\n    ...OrderQuantities_order\n    ...OrderAmount_order\n    products {\n      removed\n      id\n    }\n    cash {\n      due\n    }\n    refundedToCard\n    refundedToBalance\n    depositsHeld\n    cancelRefund {\n      toCard\n      toBalance\n    }\n    combinableWith {\n      id\n    }\n    ...DeskOrderJournal_order\n    id\n  }\n}\n\nfragment AmountForm_order on Order {\n  id\n  customer {\n    __typename\n    id\n  }\n  cash {\n    due\n  }\n  refundable {\n    toCard\n    toBalance\n  }\n}\n\nfragment DeskOrderJournal_order on Order {\n  customerName\n  cash {\n    receivedAt\n  }\n  history {\n    id\n    at\n    by\n    kind\n    name\n    shift\n    refusal\n    note\n    ...eventText_event\n  }\n}\n\nfragment OrderAmount_order on Order {\n  id\n  cash {\n    due\n  }\n  refundable {\n    toCard\n    toBalance\n  }\n  ...AmountForm_order\n}\n\nfragment OrderQuantities_order on Order {\n  id\n  status\n  products {\n    id\n    productName\n    variantName\n    quantity\n    returned\n    missing\n    missingReturned\n    status\n  }\n  ...QuantityForm_order\n}\n\nfragment QuantityForm_order on Order {\n  id\n  customer {\n    __typename\n    id\n  }\n  cash {\n    due\n  }\n}\n\nfragment eventText_event on OrderEvent {\n  at\n  kind\n  by\n  from\n  to\n  amount\n  creditAsked\n  number\n  refund\n  lineStatus\n  lineMissing\n  note\n  lines {\n    productName\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "5a51b0d2b2431aba5502210b94d224a9";

export default node;
