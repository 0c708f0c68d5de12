/**
 * @generated SignedSource<<d7a9e34cbd2023b3d56ce4efec65120f>>
 * @relayHash 6662ae44a73209e8b4ada4cb5e7e8147
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec72b32ee8ffe4723a1c0bab084f540360e04d0aab08b0b233e8c94487226356

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundGuestDepositMutation$variables = {
  amount: number;
  order: string;
  requestId: string;
};
export type RefundGuestDepositMutation$data = {
  readonly refundGuestDeposit: {
    readonly cancelRefund: {
      readonly toBalance: number;
      readonly toCard: number;
    };
    readonly refundedToCard: number;
    readonly " $fragmentSpreads": FragmentRefs<"DeskOrderJournal_order" | "OrderDeposit_order">;
  };
};
export type RefundGuestDepositMutation = {
  response: RefundGuestDepositMutation$data;
  variables: RefundGuestDepositMutation$variables;
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
  "name": "requestId"
},
v3 = [
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
    "name": "requestId",
    "variableName": "requestId"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refundedToCard",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "CancelRefund",
  "kind": "LinkedField",
  "name": "cancelRefund",
  "plural": false,
  "selections": [
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
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RefundGuestDepositMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "refundGuestDeposit",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrderDeposit_order"
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RefundGuestDepositMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "refundGuestDeposit",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
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
            "name": "depositsHeld",
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
                "name": "receivedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderEvent",
            "kind": "LinkedField",
            "name": "history",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
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
              (v7/*:: as any*/),
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
                  (v6/*:: as any*/)
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
    "cacheID": "6662ae44a73209e8b4ada4cb5e7e8147",
    "id": "ec72b32ee8ffe4723a1c0bab084f540360e04d0aab08b0b233e8c94487226356",
    "metadata": {},
    "name": "RefundGuestDepositMutation",
    "operationKind": "mutation",
    "text": "mutation RefundGuestDepositMutation(\n  $order: ID!\n  $amount: Cents!\n  $requestId: ID!\n) {\n  refundGuestDeposit(order: $order, amount: $amount, requestId: $requestId) {\n    ...OrderDeposit_order\n    refundedToCard\n    cancelRefund {\n      toCard\n      toBalance\n    }\n    ...DeskOrderJournal_order\n    id\n  }\n}\n\nfragment DeskOrderJournal_order on Order {\n  customerName\n  cash {\n    receivedAt\n  }\n  history {\n    id\n    at\n    by\n    kind\n    name\n    shift\n    refusal\n    note\n    ...eventText_event\n  }\n}\n\nfragment OrderDeposit_order on Order {\n  id\n  number\n  customerName\n  depositsHeld\n  cash {\n    due\n  }\n}\n\nfragment eventText_event on OrderEvent {\n  at\n  kind\n  by\n  from\n  to\n  amount\n  creditAsked\n  number\n  refund\n  lineStatus\n  lineMissing\n  note\n  lines {\n    productName\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "920c075064661c8e8b8ea6169504f4bc";

export default node;
