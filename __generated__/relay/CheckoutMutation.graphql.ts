/**
 * @generated SignedSource<<051f6b52d1847edba750697a85821bc1>>
 * @relayHash 1c793d65241ddeb3a3d02f7c562cb5fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63bb1163bdff2db2601f0ea7f9fb2871dc28acad30a4289ce7c1ca7be049a2e2

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutMutation$variables = {
  forceDisposableBox: boolean;
  period?: string | null | undefined;
  useBalance: boolean;
};
export type CheckoutMutation$data = {
  readonly checkout: string;
};
export type CheckoutMutation = {
  response: CheckoutMutation$data;
  variables: CheckoutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "forceDisposableBox"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "period"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "useBalance"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "forceDisposableBox",
        "variableName": "forceDisposableBox"
      },
      {
        "kind": "Variable",
        "name": "period",
        "variableName": "period"
      },
      {
        "kind": "Variable",
        "name": "useBalance",
        "variableName": "useBalance"
      }
    ],
    "kind": "ScalarField",
    "name": "checkout",
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
    "name": "CheckoutMutation",
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
    "name": "CheckoutMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "1c793d65241ddeb3a3d02f7c562cb5fa",
    "id": "63bb1163bdff2db2601f0ea7f9fb2871dc28acad30a4289ce7c1ca7be049a2e2",
    "metadata": {},
    "name": "CheckoutMutation",
    "operationKind": "mutation",
    "text": "mutation CheckoutMutation(\n  $useBalance: Boolean!\n  $forceDisposableBox: Boolean!\n  $period: ID\n) {\n  checkout(useBalance: $useBalance, forceDisposableBox: $forceDisposableBox, period: $period)\n}\n"
  }
};
})();

(node as any).hash = "3191b5f6c631dce7956e4b2d484c9a34";

export default node;
