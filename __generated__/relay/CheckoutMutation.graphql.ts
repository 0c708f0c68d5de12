/**
 * @generated SignedSource<<1735ab16ecf7782c5a1d9cfb1f1107ed>>
 * @relayHash d0c85d7fd8ff893a6f70d882288f0512
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d09fa1e1573c858ccfa913c1b8d80d3da5fd609076fa12842c9e27a8fa495884

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutMutation$variables = {
  period?: string | null | undefined;
};
export type CheckoutMutation$data = {
  readonly checkout: string;
};
export type CheckoutMutation = {
  response: CheckoutMutation$data;
  variables: CheckoutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "period"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "period",
        "variableName": "period"
      }
    ],
    "kind": "ScalarField",
    "name": "checkout",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CheckoutMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CheckoutMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d0c85d7fd8ff893a6f70d882288f0512",
    "id": "d09fa1e1573c858ccfa913c1b8d80d3da5fd609076fa12842c9e27a8fa495884",
    "metadata": {},
    "name": "CheckoutMutation",
    "operationKind": "mutation",
    "text": "mutation CheckoutMutation(\n  $period: ID\n) {\n  checkout(period: $period)\n}\n"
  }
};
})();

(node as any).hash = "5520637aae7bc45af652ddf2128b3a85";

export default node;
