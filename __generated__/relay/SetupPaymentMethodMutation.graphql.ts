/**
 * @generated SignedSource<<2ff65f9e853ed6f1aa8e33cf3f1e9df6>>
 * @relayHash b095ffc7adc31fc9e180bd06a5c40e0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7e5730e1f849e7bc2f68f88acc5f297d4b584cca9291f866004f41324cd5666

import type { ConcreteRequest } from 'relay-runtime';
export type SetupPaymentMethodMutation$variables = {
  cancelUrl: string;
  paysMembership?: boolean | null | undefined;
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
  "name": "paysMembership"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "successUrl"
},
v3 = [
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
        "name": "paysMembership",
        "variableName": "paysMembership"
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SetupPaymentMethodMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SetupPaymentMethodMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "b095ffc7adc31fc9e180bd06a5c40e0f",
    "id": "f7e5730e1f849e7bc2f68f88acc5f297d4b584cca9291f866004f41324cd5666",
    "metadata": {},
    "name": "SetupPaymentMethodMutation",
    "operationKind": "mutation",
    "text": "mutation SetupPaymentMethodMutation(\n  $successUrl: String!\n  $cancelUrl: String!\n  $paysMembership: Boolean\n) {\n  setupPaymentMethod(successUrl: $successUrl, cancelUrl: $cancelUrl, paysMembership: $paysMembership)\n}\n"
  }
};
})();

(node as any).hash = "2e59128c02978feab8235aafaa5bf25f";

export default node;
