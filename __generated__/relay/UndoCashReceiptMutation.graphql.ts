/**
 * @generated SignedSource<<781ba84367c26681051796ac0677a276>>
 * @relayHash ed3cba2170c6d8eef8c3ca6060fa764b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c901f19055b949bb62b14a168f831fa68243c92f2553c65ed2060f982b425312

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentLinkState = "expired" | "open" | "%future added value";
export type ReceiptUndo = "handed_over" | "possible" | "refunded" | "%future added value";
export type ReceiptUndoReason = "miscounted" | "mistake" | "other_order" | "%future added value";
export type UndoCashReceiptMutation$variables = {
  amount: number;
  order: string;
  reason?: ReceiptUndoReason | null | undefined;
  receivedAt?: string | null | undefined;
  requestId: string;
};
export type UndoCashReceiptMutation$data = {
  readonly undoCashReceipt: {
    readonly cash: {
      readonly byLink: boolean;
      readonly due: number;
      readonly link: {
        readonly payBy: string;
        readonly sentAt: string;
        readonly state: PaymentLinkState;
      } | null | undefined;
      readonly received: number;
      readonly receivedAt: string | null | undefined;
      readonly undo: ReceiptUndo | null | undefined;
    } | null | undefined;
    readonly id: string;
  };
};
export type UndoCashReceiptMutation = {
  response: UndoCashReceiptMutation$data;
  variables: UndoCashReceiptMutation$variables;
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
  "name": "receivedAt"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "requestId"
},
v5 = [
  {
    "alias": null,
    "args": [
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
        "name": "receivedAt",
        "variableName": "receivedAt"
      },
      {
        "kind": "Variable",
        "name": "requestId",
        "variableName": "requestId"
      }
    ],
    "concreteType": "Order",
    "kind": "LinkedField",
    "name": "undoCashReceipt",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
            "kind": "ScalarField",
            "name": "byLink",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "undo",
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
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
    "name": "UndoCashReceiptMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "UndoCashReceiptMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "ed3cba2170c6d8eef8c3ca6060fa764b",
    "id": "c901f19055b949bb62b14a168f831fa68243c92f2553c65ed2060f982b425312",
    "metadata": {},
    "name": "UndoCashReceiptMutation",
    "operationKind": "mutation",
    "text": "mutation UndoCashReceiptMutation(\n  $order: ID!\n  $amount: Cents!\n  $receivedAt: DateTime\n  $reason: ReceiptUndoReason\n  $requestId: ID!\n) {\n  undoCashReceipt(order: $order, amount: $amount, receivedAt: $receivedAt, reason: $reason, requestId: $requestId) {\n    id\n    cash {\n      due\n      received\n      receivedAt\n      byLink\n      undo\n      link {\n        state\n        payBy\n        sentAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b3de30e658606887e8e9f3d722d0dc0c";

export default node;
