/**
 * @generated SignedSource<<1eb8fe8b596049ffd9fab9e69a397518>>
 * @relayHash c0cfcea63a1c5ae5321b06d532299c30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14db5fa96216152cb4276baa16aec21dce69cbb497738118d754e56225d6ba22

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatus = "cancelled" | "completed" | "disputed" | "fulfilled" | "merged" | "pending" | "processed" | "refunded" | "shipped" | "%future added value";
export type UndoHandoverMutation$variables = {
  handOver: string;
  order: string;
};
export type UndoHandoverMutation$data = {
  readonly undoOrderStep: {
    readonly id: string;
    readonly status: OrderStatus;
  };
};
export type UndoHandoverMutation = {
  response: UndoHandoverMutation$data;
  variables: UndoHandoverMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "handOver"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "from",
        "value": "completed"
      },
      {
        "kind": "Variable",
        "name": "handOver",
        "variableName": "handOver"
      },
      {
        "kind": "Variable",
        "name": "order",
        "variableName": "order"
      }
    ],
    "concreteType": "Order",
    "kind": "LinkedField",
    "name": "undoOrderStep",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      }
    ],
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
    "name": "UndoHandoverMutation",
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
    "name": "UndoHandoverMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "c0cfcea63a1c5ae5321b06d532299c30",
    "id": "14db5fa96216152cb4276baa16aec21dce69cbb497738118d754e56225d6ba22",
    "metadata": {},
    "name": "UndoHandoverMutation",
    "operationKind": "mutation",
    "text": "mutation UndoHandoverMutation(\n  $order: ID!\n  $handOver: ID!\n) {\n  undoOrderStep(order: $order, from: completed, handOver: $handOver) {\n    id\n    status\n  }\n}\n"
  }
};
})();

(node as any).hash = "98cdbe1d9b07be62a8cb0deed616adfd";

export default node;
