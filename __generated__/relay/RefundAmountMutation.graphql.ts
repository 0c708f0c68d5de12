/**
 * @generated SignedSource<<bbb092d612fc53e8621a7540fa8e5d31>>
 * @relayHash 8c403574d66a4698b0068d62ba7ee911
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4fbd83e876749f6fa9901629f6684ef1cb0e0ecbeb5a24316c8bcd3e5a9c503

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundTarget = "balance" | "card" | "%future added value";
export type RefundAmountMutation$variables = {
  amount: number;
  order: string;
  reason: string;
  refundTo: RefundTarget;
  requestId: string;
  toCard: number;
};
export type RefundAmountMutation$data = {
  readonly refundAmount: {
    readonly cancelRefund: {
      readonly toBalance: number;
      readonly toCard: number;
    };
    readonly refundedToBalance: number;
    readonly refundedToCard: number;
    readonly " $fragmentSpreads": FragmentRefs<"DeskOrderJournal_order" | "OrderAmount_order">;
  };
};
export type RefundAmountMutation = {
  response: RefundAmountMutation$data;
  variables: RefundAmountMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "amount"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "refundTo"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "requestId"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toCard"
},
v6 = [
  {
    "kind": "Variable",
    "name": "amount",
    "variableName": "amount"
  },
  {
    "kind": "Variable",
    "name": "order",
    "variableName": "order"
  },
  {
    "kind": "Variable",
    "name": "reason",
    "variableName": "reason"
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
    "name": "toCard",
    "variableName": "toCard"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refundedToCard",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refundedToBalance",
  "storageKey": null
},
v9 = [
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
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "CancelRefund",
  "kind": "LinkedField",
  "name": "cancelRefund",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RefundAmountMutation",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "refundAmount",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrderAmount_order"
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v10/*:: as any*/),
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
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RefundAmountMutation",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "refundAmount",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
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
            "selections": (v9/*:: as any*/),
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
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v10/*:: as any*/),
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
              (v11/*:: as any*/),
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "productName",
                    "storageKey": null
                  },
                  (v11/*:: as any*/)
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
    "cacheID": "8c403574d66a4698b0068d62ba7ee911",
    "id": "e4fbd83e876749f6fa9901629f6684ef1cb0e0ecbeb5a24316c8bcd3e5a9c503",
    "metadata": {},
    "name": "RefundAmountMutation",
    "operationKind": "mutation",
    "text": "mutation RefundAmountMutation(\n  $order: ID!\n  $amount: Cents!\n  $toCard: Cents!\n  $refundTo: RefundTarget!\n  $reason: String!\n  $requestId: ID!\n) {\n  refundAmount(order: $order, amount: $amount, toCard: $toCard, refundTo: $refundTo, reason: $reason, requestId: $requestId) {\n    ...OrderAmount_order\n    refundedToCard\n    refundedToBalance\n    cancelRefund {\n      toCard\n      toBalance\n    }\n    ...DeskOrderJournal_order\n    id\n  }\n}\n\nfragment AmountForm_order on Order {\n  id\n  customer {\n    __typename\n    id\n  }\n  cash {\n    due\n  }\n  refundable {\n    toCard\n    toBalance\n  }\n}\n\nfragment DeskOrderJournal_order on Order {\n  customerName\n  cash {\n    receivedAt\n  }\n  history {\n    id\n    at\n    by\n    kind\n    name\n    shift\n    refusal\n    note\n    ...eventText_event\n  }\n}\n\nfragment OrderAmount_order on Order {\n  id\n  cash {\n    due\n  }\n  refundable {\n    toCard\n    toBalance\n  }\n  ...AmountForm_order\n}\n\nfragment eventText_event on OrderEvent {\n  at\n  kind\n  by\n  from\n  to\n  amount\n  creditAsked\n  number\n  refund\n  lineStatus\n  lineMissing\n  note\n  lines {\n    productName\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "450df5efcd44b10fc6c097af4f1b59bc";

export default node;
