/**
 * @generated SignedSource<<49ace876c764f7c4faf8406ecee1804a>>
 * @relayHash b2688db62b429b058f4333dc95add01a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aacb9c5f4deb49061d83dddfea4d106774172072b5a94f3863c6d958edb7a71e

import type { ConcreteRequest } from 'relay-runtime';
export type AdjustBalanceMutation$variables = {
  amount: number;
  customer: string;
  reason: string;
  requestId: string;
};
export type AdjustBalanceMutation$data = {
  readonly adjustBalance: {
    readonly balance: number;
    readonly id: string;
  };
};
export type AdjustBalanceMutation = {
  response: AdjustBalanceMutation$data;
  variables: AdjustBalanceMutation$variables;
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
  "name": "reason"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "requestId"
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
        "name": "reason",
        "variableName": "reason"
      },
      {
        "kind": "Variable",
        "name": "requestId",
        "variableName": "requestId"
      }
    ],
    "concreteType": "StaffCustomer",
    "kind": "LinkedField",
    "name": "adjustBalance",
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
    "name": "AdjustBalanceMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AdjustBalanceMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "b2688db62b429b058f4333dc95add01a",
    "id": "aacb9c5f4deb49061d83dddfea4d106774172072b5a94f3863c6d958edb7a71e",
    "metadata": {},
    "name": "AdjustBalanceMutation",
    "operationKind": "mutation",
    "text": "mutation AdjustBalanceMutation(\n  $customer: ID!\n  $amount: Cents!\n  $reason: String!\n  $requestId: ID!\n) {\n  adjustBalance(customer: $customer, amount: $amount, reason: $reason, requestId: $requestId) {\n    id\n    balance\n  }\n}\n"
  }
};
})();

(node as any).hash = "2e3182b23dac1be24af62bf5cdf509af";

export default node;
