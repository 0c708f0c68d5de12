/**
 * @generated SignedSource<<814736127f82a263f33768b401eefab5>>
 * @relayHash b9d604afab961482a69024ff191a3521
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84b09a19649263cbff77a1bc28929c4028f8a0d1e2ff18a66d4e3eaa08a659b7

import type { ConcreteRequest } from 'relay-runtime';
export type SetupStepName = "amounts" | "collections" | "contact" | "identity" | "payment" | "pictures" | "places" | "products" | "proposals" | "sellers" | "taxes" | "texts" | "week" | "zones" | "%future added value";
export type DismissSetupMutation$variables = Record<PropertyKey, never>;
export type DismissSetupMutation$data = {
  readonly dismissSetup: {
    readonly setup: ReadonlyArray<{
      readonly name: SetupStepName;
    }> | null | undefined;
  };
};
export type DismissSetupMutation = {
  response: DismissSetupMutation$data;
  variables: DismissSetupMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Staff",
    "kind": "LinkedField",
    "name": "dismissSetup",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SetupStep",
        "kind": "LinkedField",
        "name": "setup",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
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
    "name": "DismissSetupMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DismissSetupMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "b9d604afab961482a69024ff191a3521",
    "id": "84b09a19649263cbff77a1bc28929c4028f8a0d1e2ff18a66d4e3eaa08a659b7",
    "metadata": {},
    "name": "DismissSetupMutation",
    "operationKind": "mutation",
    "text": "mutation DismissSetupMutation {\n  dismissSetup {\n    setup {\n      name\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b27d2a60c407be0711391081ca93539b";

export default node;
