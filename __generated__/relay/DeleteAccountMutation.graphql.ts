/**
 * @generated SignedSource<<6d08b8029baa2a607950e1b80740f0cf>>
 * @relayHash d97177a82850843dd7addefd6f91693c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b12b34090fdb0965d0c697e83df8e93b5cb0094cffaa1a2b7e3e7369db27f8d1

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAccountMutation$variables = {
  confirmation: string;
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
    "cacheID": "d97177a82850843dd7addefd6f91693c",
    "id": "b12b34090fdb0965d0c697e83df8e93b5cb0094cffaa1a2b7e3e7369db27f8d1",
    "metadata": {},
    "name": "DeleteAccountMutation",
    "operationKind": "mutation",
    "text": "mutation DeleteAccountMutation(\n  $confirmation: String!\n) {\n  deleteAccount(confirmation: $confirmation) {\n    deletedCustomerId\n  }\n}\n"
  }
};
})();

(node as any).hash = "1d8546afa7aa03ad9029a5518e7b02d1";

export default node;
