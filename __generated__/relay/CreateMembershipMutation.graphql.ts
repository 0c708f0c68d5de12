/**
 * @generated SignedSource<<574196f48a36b6cc704b1d2dfc19ba88>>
 * @relayHash da37e63728c3b803d9773caca0cbb4ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1c55a8c4044cea1a789daf53075d88db5c7effc45ba170ae97e162fb9ea4504

import type { ConcreteRequest } from 'relay-runtime';
export type CreateMembershipMutation$variables = Record<PropertyKey, never>;
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
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "createMembership",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateMembershipMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CreateMembershipMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "da37e63728c3b803d9773caca0cbb4ff",
    "id": "e1c55a8c4044cea1a789daf53075d88db5c7effc45ba170ae97e162fb9ea4504",
    "metadata": {},
    "name": "CreateMembershipMutation",
    "operationKind": "mutation",
    "text": "mutation CreateMembershipMutation {\n  createMembership\n}\n"
  }
};
})();

(node as any).hash = "fba83ee39258f18f3fcec6e98a846b27";

export default node;
