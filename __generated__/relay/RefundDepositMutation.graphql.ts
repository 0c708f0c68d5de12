/**
 * @generated SignedSource<<108a2209e26f7f9ca56f19944cde3b36>>
 * @relayHash a1019592fc289ae713054f23a9a15c5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be92c3d1166a265e946d87f25a452d8d889377b4d3dcb5966c352e3958298631

import type { ConcreteRequest } from 'relay-runtime';
export type RefundDepositMutation$variables = {
  amount: number;
  customer: string;
  requestId: string;
  reusableBox: boolean;
};
export type RefundDepositMutation$data = {
  readonly refundDeposit: {
    readonly balance: number;
    readonly depositsHeld: number;
    readonly hasReusableBox: boolean;
    readonly id: string;
  };
};
export type RefundDepositMutation = {
  response: RefundDepositMutation$data;
  variables: RefundDepositMutation$variables;
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
  "name": "customer"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "requestId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reusableBox"
},
v4 = [
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
        "name": "customer",
        "variableName": "customer"
      },
      {
        "kind": "Variable",
        "name": "requestId",
        "variableName": "requestId"
      },
      {
        "kind": "Variable",
        "name": "reusableBox",
        "variableName": "reusableBox"
      }
    ],
    "concreteType": "StaffCustomer",
    "kind": "LinkedField",
    "name": "refundDeposit",
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
        "kind": "ScalarField",
        "name": "balance",
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
        "kind": "ScalarField",
        "name": "hasReusableBox",
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
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RefundDepositMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RefundDepositMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "a1019592fc289ae713054f23a9a15c5b",
    "id": "be92c3d1166a265e946d87f25a452d8d889377b4d3dcb5966c352e3958298631",
    "metadata": {},
    "name": "RefundDepositMutation",
    "operationKind": "mutation",
    "text": "mutation RefundDepositMutation(\n  $customer: ID!\n  $amount: Cents!\n  $reusableBox: Boolean!\n  $requestId: ID!\n) {\n  refundDeposit(customer: $customer, amount: $amount, reusableBox: $reusableBox, requestId: $requestId) {\n    id\n    balance\n    depositsHeld\n    hasReusableBox\n  }\n}\n"
  }
};
})();

(node as any).hash = "210eac1824497ffb5a4defa934ebbe71";

export default node;
