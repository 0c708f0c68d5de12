/**
 * @generated SignedSource<<a368d4bc8f3c1575067a1ca9fbc67d54>>
 * @relayHash bee20fb4fa857ead7d9b73b793ef095f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edbad657d971a8f90753c3c57b446558057c602efa969368dec8ab7b44cac6f4

import type { ConcreteRequest } from 'relay-runtime';
export type SetPaymentLinkMutation$variables = {
  due: number;
  open: boolean;
  order: string;
  requestId: string;
};
export type SetPaymentLinkMutation$data = {
  readonly setPaymentLink: {
    readonly cash: {
      readonly byLink: boolean;
    } | null | undefined;
  };
};
export type SetPaymentLinkMutation = {
  response: SetPaymentLinkMutation$data;
  variables: SetPaymentLinkMutation$variables;
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
  "name": "open"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "requestId"
},
v4 = [
  {
    "kind": "Variable",
    "name": "due",
    "variableName": "due"
  },
  {
    "kind": "Variable",
    "name": "open",
    "variableName": "open"
  },
  {
    "kind": "Variable",
    "name": "order",
    "variableName": "order"
  },
  {
    "kind": "Variable",
    "name": "requestId",
    "variableName": "requestId"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderCash",
  "kind": "LinkedField",
  "name": "cash",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "byLink",
      "storageKey": null
    }
  ],
  "storageKey": null
};
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
    "name": "SetPaymentLinkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "setPaymentLink",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SetPaymentLinkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "setPaymentLink",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "bee20fb4fa857ead7d9b73b793ef095f",
    "id": "edbad657d971a8f90753c3c57b446558057c602efa969368dec8ab7b44cac6f4",
    "metadata": {},
    "name": "SetPaymentLinkMutation",
    "operationKind": "mutation",
    "text": "mutation SetPaymentLinkMutation(\n  $order: ID!\n  $due: Cents!\n  $open: Boolean!\n  $requestId: ID!\n) {\n  setPaymentLink(order: $order, due: $due, open: $open, requestId: $requestId) {\n    cash {\n      byLink\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "362f7073a203776af3f534132bd118dc";

export default node;
