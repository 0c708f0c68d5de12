/**
 * @generated SignedSource<<c2b20ad75c43c57445beb5932fad6b96>>
 * @relayHash afa382a2af96f7fd7bbafca98ff66236
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b76abc0959fd212bf4ec2cfe83396e94053a2883c4318c40291c33a7cf27fa2

import type { ConcreteRequest } from 'relay-runtime';
export type SignOutMutation$variables = Record<PropertyKey, never>;
export type SignOutMutation$data = {
  readonly signOut: {
    readonly id: string;
  };
};
export type SignOutMutation = {
  response: SignOutMutation$data;
  variables: SignOutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Cart",
    "kind": "LinkedField",
    "name": "signOut",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SignOutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SignOutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "afa382a2af96f7fd7bbafca98ff66236",
    "id": "8b76abc0959fd212bf4ec2cfe83396e94053a2883c4318c40291c33a7cf27fa2",
    "metadata": {},
    "name": "SignOutMutation",
    "operationKind": "mutation",
    "text": "mutation SignOutMutation {\n  signOut {\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "650c01464ca74bd5b4ce8a8f20d1118e";

export default node;
