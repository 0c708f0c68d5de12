/**
 * @generated SignedSource<<805b54cfadd860a133a63c3cd056965c>>
 * @relayHash 9ee0a0a0d83f674f0c2930bca8ad56bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8129d334c07e2a00857bcebb2c0e49b8dd071c819d9c2c5c4a0225701c2d6321

import type { ConcreteRequest } from 'relay-runtime';
export type SetupPaymentMethodMutation$variables = {
  cancelUrl: string;
  successUrl: string;
};
export type SetupPaymentMethodMutation$data = {
  readonly setupPaymentMethod: string;
};
export type SetupPaymentMethodMutation = {
  response: SetupPaymentMethodMutation$data;
  variables: SetupPaymentMethodMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cancelUrl"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "successUrl"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "cancelUrl",
        "variableName": "cancelUrl"
      },
      {
        "kind": "Variable",
        "name": "successUrl",
        "variableName": "successUrl"
      }
    ],
    "kind": "ScalarField",
    "name": "setupPaymentMethod",
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
    "name": "SetupPaymentMethodMutation",
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
    "name": "SetupPaymentMethodMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "9ee0a0a0d83f674f0c2930bca8ad56bf",
    "id": "8129d334c07e2a00857bcebb2c0e49b8dd071c819d9c2c5c4a0225701c2d6321",
    "metadata": {},
    "name": "SetupPaymentMethodMutation",
    "operationKind": "mutation",
    "text": "mutation SetupPaymentMethodMutation(\n  $successUrl: String!\n  $cancelUrl: String!\n) {\n  setupPaymentMethod(successUrl: $successUrl, cancelUrl: $cancelUrl)\n}\n"
  }
};
})();

(node as any).hash = "cdad16e8f3d7f15b5460b6234e525938";

export default node;
