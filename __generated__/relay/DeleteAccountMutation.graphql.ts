/**
 * @generated SignedSource<<893fb33c3481ed718531548517d74b39>>
 * @relayHash 58a82f6dfcf03d2fe6edf25ffb9d8be5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4de47ad014861db934a5134de9dd1382e08cd87efeae2397bb32b9692fc16808

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAccountMutation$variables = {
  confirmation: string;
  forfeits: number;
};
export type DeleteAccountMutation$data = {
  readonly deleteAccount: {
    readonly deletedCustomerId: string;
  };
};
export type DeleteAccountMutation = {
  response: DeleteAccountMutation$data;
  variables: DeleteAccountMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "confirmation"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "forfeits"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "confirmation",
        "variableName": "confirmation"
      },
      {
        "kind": "Variable",
        "name": "forfeits",
        "variableName": "forfeits"
      }
    ],
    "concreteType": "DeleteCustomerPayload",
    "kind": "LinkedField",
    "name": "deleteAccount",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedCustomerId",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteAccountMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteAccountMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "58a82f6dfcf03d2fe6edf25ffb9d8be5",
    "id": "4de47ad014861db934a5134de9dd1382e08cd87efeae2397bb32b9692fc16808",
    "metadata": {},
    "name": "DeleteAccountMutation",
    "operationKind": "mutation",
    "text": "mutation DeleteAccountMutation(\n  $confirmation: String!\n  $forfeits: Cents!\n) {\n  deleteAccount(confirmation: $confirmation, forfeits: $forfeits) {\n    deletedCustomerId\n  }\n}\n"
  }
};
})();

(node as any).hash = "58d1c5e6275431ddd908ffb54720edfc";

export default node;
