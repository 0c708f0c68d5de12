/**
 * @generated SignedSource<<45e906e240def25b2e2590e308969af5>>
 * @relayHash cd06d414765a1c03c554baeddb201665
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID adb4a39ef59b39557f6c57cc5b9d326fd0cbbd80fbdea9cd0d47b0c90ba7e715

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
      readonly due: number;
      readonly received: number;
      readonly receivedAt: string | null | undefined;
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
      "name": "due",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "received",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivedAt",
      "storageKey": null
    },
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
    "cacheID": "cd06d414765a1c03c554baeddb201665",
    "id": "adb4a39ef59b39557f6c57cc5b9d326fd0cbbd80fbdea9cd0d47b0c90ba7e715",
    "metadata": {},
    "name": "SetPaymentLinkMutation",
    "operationKind": "mutation",
    "text": "mutation SetPaymentLinkMutation(\n  $order: ID!\n  $due: Cents!\n  $open: Boolean!\n  $requestId: ID!\n) {\n  setPaymentLink(order: $order, due: $due, open: $open, requestId: $requestId) {\n    cash {\n      due\n      received\n      receivedAt\n      byLink\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "ef919eb924a9243dc9089f83a14f06c8";

export default node;
