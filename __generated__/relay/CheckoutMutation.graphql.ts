/**
 * @generated SignedSource<<9e182bcc74b8d2c00f0f8fc44ad5b20e>>
 * @relayHash bdeee6a3fe3411e3c4c5c3925396398d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77a3338ca3273cc4c6de14e1bb304f97a6c43d9d7a43fc7f8c6732c5aa03d059

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutMutation$variables = {
  due?: number | null | undefined;
  forceDisposableBox: boolean;
  period?: string | null | undefined;
  postalCode?: string | null | undefined;
  slot?: string | null | undefined;
  total?: number | null | undefined;
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
  "name": "due"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "forceDisposableBox"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "period"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "postalCode"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slot"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "useBalance"
},
v7 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "due",
        "variableName": "due"
      },
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
        "name": "postalCode",
        "variableName": "postalCode"
      },
      {
        "kind": "Variable",
        "name": "slot",
        "variableName": "slot"
      },
      {
        "kind": "Variable",
        "name": "total",
        "variableName": "total"
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
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CheckoutMutation",
    "selections": (v7/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v6/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CheckoutMutation",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "cacheID": "bdeee6a3fe3411e3c4c5c3925396398d",
    "id": "77a3338ca3273cc4c6de14e1bb304f97a6c43d9d7a43fc7f8c6732c5aa03d059",
    "metadata": {},
    "name": "CheckoutMutation",
    "operationKind": "mutation",
    "text": "mutation CheckoutMutation(\n  $useBalance: Boolean!\n  $forceDisposableBox: Boolean!\n  $period: ID\n  $slot: DateTime\n  $total: Cents\n  $due: Cents\n  $postalCode: String\n) {\n  checkout(useBalance: $useBalance, forceDisposableBox: $forceDisposableBox, period: $period, slot: $slot, total: $total, due: $due, postalCode: $postalCode)\n}\n"
  }
};
})();

(node as any).hash = "17e9baa63a7427978786d533981bd33f";

export default node;
