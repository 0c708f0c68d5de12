/**
 * @generated SignedSource<<199ba4862f3c0a88396dc899ea28ad26>>
 * @relayHash 6236b86cda2323179374fd37d7962959
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d888456694153f3c740019c5368b8f496bf0eb293d54532e8f017c5d8037a45a

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCustomerMutation$variables = {
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteCustomerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteCustomerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6236b86cda2323179374fd37d7962959",
    "id": "d888456694153f3c740019c5368b8f496bf0eb293d54532e8f017c5d8037a45a",
    "metadata": {},
    "name": "DeleteCustomerMutation",
    "operationKind": "mutation",
    "text": "mutation DeleteCustomerMutation(\n  $id: ID!\n) {\n  deleteCustomer(id: $id) {\n    deletedCustomerId\n  }\n}\n"
  }
};
})();

(node as any).hash = "8357f296a1869ff4612771017d563d6f";

export default node;
