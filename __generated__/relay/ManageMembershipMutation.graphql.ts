/**
 * @generated SignedSource<<d879939a8602a1e32228a3c1ed8a65ba>>
 * @relayHash b7ccb164959f6342f97e3f38814a9668
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c172e8e227610808ec6716050b6cbfe09b17945db0427f2e6ddec0b0b0344b89

import type { ConcreteRequest } from 'relay-runtime';
export type ManageMembershipMutation$variables = {
  returnUrl: string;
};
export type ManageMembershipMutation$data = {
  readonly manageMembership: string;
};
export type ManageMembershipMutation = {
  response: ManageMembershipMutation$data;
  variables: ManageMembershipMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "returnUrl"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "returnUrl",
        "variableName": "returnUrl"
      }
    ],
    "kind": "ScalarField",
    "name": "manageMembership",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ManageMembershipMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ManageMembershipMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b7ccb164959f6342f97e3f38814a9668",
    "id": "c172e8e227610808ec6716050b6cbfe09b17945db0427f2e6ddec0b0b0344b89",
    "metadata": {},
    "name": "ManageMembershipMutation",
    "operationKind": "mutation",
    "text": "mutation ManageMembershipMutation(\n  $returnUrl: String!\n) {\n  manageMembership(returnUrl: $returnUrl)\n}\n"
  }
};
})();

(node as any).hash = "86db410407047cb03d985ce0f1d0ab8b";

export default node;
