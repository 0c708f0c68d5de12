/**
 * @generated SignedSource<<d9228a62f4547d9678cee0957e460b32>>
 * @relayHash 7ebc5b519abe803ab6e9c1ee9afadf6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1312924ac51d4aba259cc3b43ea59231b2264ca8436e137cd82c4473f36da97a

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCustomerMutation$variables = {
  forfeits: number;
  id: string;
};
export type DeleteCustomerMutation$data = {
  readonly deleteCustomer: {
    readonly deletedCustomerId: string;
  };
};
export type DeleteCustomerMutation = {
  response: DeleteCustomerMutation$data;
  variables: DeleteCustomerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "forfeits"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "forfeits",
        "variableName": "forfeits"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "DeleteCustomerPayload",
    "kind": "LinkedField",
    "name": "deleteCustomer",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteCustomerMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DeleteCustomerMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "7ebc5b519abe803ab6e9c1ee9afadf6e",
    "id": "1312924ac51d4aba259cc3b43ea59231b2264ca8436e137cd82c4473f36da97a",
    "metadata": {},
    "name": "DeleteCustomerMutation",
    "operationKind": "mutation",
    "text": "mutation DeleteCustomerMutation(\n  $id: ID!\n  $forfeits: Cents!\n) {\n  deleteCustomer(id: $id, forfeits: $forfeits) {\n    deletedCustomerId\n  }\n}\n"
  }
};
})();

(node as any).hash = "d93eb8268384d731590b59ad49d111ad";

export default node;
