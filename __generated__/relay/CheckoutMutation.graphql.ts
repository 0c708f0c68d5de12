/**
 * @generated SignedSource<<5063555151f8c19a070841e354305234>>
 * @relayHash 0565f6dee5a1d24f899ae0942599fdb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 065077988513d6a6d4c19d05605415c3f8b0661742513e4a19fa55ce72acaaa2

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutMutation$variables = {
  forceDisposableBox: boolean;
  period?: string | null | undefined;
  slot?: string | null | undefined;
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
  "name": "slot"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "useBalance"
},
v4 = [
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
        "name": "slot",
        "variableName": "slot"
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
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CheckoutMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CheckoutMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "0565f6dee5a1d24f899ae0942599fdb9",
    "id": "065077988513d6a6d4c19d05605415c3f8b0661742513e4a19fa55ce72acaaa2",
    "metadata": {},
    "name": "CheckoutMutation",
    "operationKind": "mutation",
    "text": "mutation CheckoutMutation(\n  $useBalance: Boolean!\n  $forceDisposableBox: Boolean!\n  $period: ID\n  $slot: DateTime\n) {\n  checkout(useBalance: $useBalance, forceDisposableBox: $forceDisposableBox, period: $period, slot: $slot)\n}\n"
  }
};
})();

(node as any).hash = "3e30f294dc7dc6dd701e720ff2e2a316";

export default node;
