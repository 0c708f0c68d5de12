/**
 * @generated SignedSource<<960e1c0d496b5aa907d2412e4177c556>>
 * @relayHash 539917db64ce89629baff7efa8889f13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80f3f6b56bae86fa0e3a206fd76ad7a818a51cb029f6575c85edb5405711f28b

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutMutation$variables = {
  due?: number | null | undefined;
  forceDisposableBox: boolean;
  period?: string | null | undefined;
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
  "name": "slot"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "useBalance"
},
v6 = [
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
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CheckoutMutation",
    "selections": (v6/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CheckoutMutation",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "cacheID": "539917db64ce89629baff7efa8889f13",
    "id": "80f3f6b56bae86fa0e3a206fd76ad7a818a51cb029f6575c85edb5405711f28b",
    "metadata": {},
    "name": "CheckoutMutation",
    "operationKind": "mutation",
    "text": "mutation CheckoutMutation(\n  $useBalance: Boolean!\n  $forceDisposableBox: Boolean!\n  $period: ID\n  $slot: DateTime\n  $total: Cents\n  $due: Cents\n) {\n  checkout(useBalance: $useBalance, forceDisposableBox: $forceDisposableBox, period: $period, slot: $slot, total: $total, due: $due)\n}\n"
  }
};
})();

(node as any).hash = "4797bec9ba7d128f0a596ffd304f5c96";

export default node;
