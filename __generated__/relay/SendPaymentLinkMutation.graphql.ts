/**
 * @generated SignedSource<<c9e6ca95864e4eb63e2a7ee972038d4a>>
 * @relayHash ad9a99def1fb9cabd671a003df0c7928
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 524d181ca059b481f56dcc1ceae7e0cc0388eab05ebfc06a19f3e59d9dd01f74

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentLinkState = "expired" | "open" | "%future added value";
export type SendPaymentLinkMutation$variables = {
  due: number;
  order: string;
  requestId: string;
};
export type SendPaymentLinkMutation$data = {
  readonly sendPaymentLink: {
    readonly cash: {
      readonly link: {
        readonly payBy: string;
        readonly sentAt: string;
        readonly state: PaymentLinkState;
      } | null | undefined;
    } | null | undefined;
    readonly id: string;
  };
};
export type SendPaymentLinkMutation = {
  response: SendPaymentLinkMutation$data;
  variables: SendPaymentLinkMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "due"
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "due",
        "variableName": "due"
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
    "concreteType": "Order",
    "kind": "LinkedField",
    "name": "sendPaymentLink",
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SendPaymentLinkMutation",
    "selections": (v3/*:: as any*/),
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
    "name": "SendPaymentLinkMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "ad9a99def1fb9cabd671a003df0c7928",
    "id": "524d181ca059b481f56dcc1ceae7e0cc0388eab05ebfc06a19f3e59d9dd01f74",
    "metadata": {},
    "name": "SendPaymentLinkMutation",
    "operationKind": "mutation",
    "text": "mutation SendPaymentLinkMutation(\n  $order: ID!\n  $due: Cents!\n  $requestId: ID!\n) {\n  sendPaymentLink(order: $order, due: $due, requestId: $requestId) {\n    id\n    cash {\n      link {\n        state\n        payBy\n        sentAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "cf1597ed6c5e1380c6a7e0dfc43bb74b";

export default node;
