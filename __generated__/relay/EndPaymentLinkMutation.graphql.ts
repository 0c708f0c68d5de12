/**
 * @generated SignedSource<<4ec803117c227186485d59dc67feaecb>>
 * @relayHash ea6ea88252521825e5659e78f04268c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf29936bb6e665fc3fc840274424c59b21a859dc67357eed706cb34440dd392f

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentLinkState = "expired" | "open" | "%future added value";
export type EndPaymentLinkMutation$variables = {
  due: number;
  order: string;
  requestId: string;
};
export type EndPaymentLinkMutation$data = {
  readonly endPaymentLink: {
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
export type EndPaymentLinkMutation = {
  response: EndPaymentLinkMutation$data;
  variables: EndPaymentLinkMutation$variables;
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
    "name": "endPaymentLink",
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
    "name": "EndPaymentLinkMutation",
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
    "name": "EndPaymentLinkMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "ea6ea88252521825e5659e78f04268c1",
    "id": "cf29936bb6e665fc3fc840274424c59b21a859dc67357eed706cb34440dd392f",
    "metadata": {},
    "name": "EndPaymentLinkMutation",
    "operationKind": "mutation",
    "text": "mutation EndPaymentLinkMutation(\n  $order: ID!\n  $due: Cents!\n  $requestId: ID!\n) {\n  endPaymentLink(order: $order, due: $due, requestId: $requestId) {\n    id\n    cash {\n      link {\n        state\n        payBy\n        sentAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "908653090dec39195e3599502d74a8d5";

export default node;
