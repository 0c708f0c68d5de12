/**
 * @generated SignedSource<<7b82acd561f3ef5f69660dcbbec61ea5>>
 * @relayHash 1ad61c645667703f35ffac432b596695
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f460e8d6d451b00505e7b717f65bdaf67bcfd97ff2d54e918124d66232514241

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatus = "cancelled" | "completed" | "disputed" | "fulfilled" | "merged" | "pending" | "processed" | "refunded" | "shipped" | "%future added value";
export type UndoHandoverMutation$variables = {
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "order"
  }
],
v1 = [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UndoHandoverMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UndoHandoverMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1ad61c645667703f35ffac432b596695",
    "id": "f460e8d6d451b00505e7b717f65bdaf67bcfd97ff2d54e918124d66232514241",
    "metadata": {},
    "name": "UndoHandoverMutation",
    "operationKind": "mutation",
    "text": "mutation UndoHandoverMutation(\n  $order: ID!\n) {\n  undoOrderStep(order: $order, from: completed) {\n    id\n    status\n  }\n}\n"
  }
};
})();

(node as any).hash = "f6ea4441ff2dd216af5c067bcd40c8b4";

export default node;
