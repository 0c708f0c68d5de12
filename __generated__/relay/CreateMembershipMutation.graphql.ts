/**
 * @generated SignedSource<<9c919d58e3acc9ae97b491a390bd0135>>
 * @relayHash fba07978dbf09dee35a3e3b81191459f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59eadedde449dfd87e17e8c312940c3cbe153291f15a5fcc86986914b77a9cc9

import type { ConcreteRequest } from 'relay-runtime';
export type CreateMembershipMutation$variables = {
  price?: number | null | undefined;
};
export type CreateMembershipMutation$data = {
  readonly createMembership: string;
};
export type CreateMembershipMutation = {
  response: CreateMembershipMutation$data;
  variables: CreateMembershipMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "price"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "price",
        "variableName": "price"
      }
    ],
    "kind": "ScalarField",
    "name": "createMembership",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateMembershipMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateMembershipMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "fba07978dbf09dee35a3e3b81191459f",
    "id": "59eadedde449dfd87e17e8c312940c3cbe153291f15a5fcc86986914b77a9cc9",
    "metadata": {},
    "name": "CreateMembershipMutation",
    "operationKind": "mutation",
    "text": "mutation CreateMembershipMutation(\n  $price: Cents\n) {\n  createMembership(price: $price)\n}\n"
  }
};
})();

(node as any).hash = "77ca4857d21d5cd47f41e9ebf71cf46c";

export default node;
