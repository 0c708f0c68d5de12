/**
 * @generated SignedSource<<cb01a6ccb826d486d214d95cca8ecf1f>>
 * @relayHash 2ab8cc03455e9a997e77c67a7848598d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b58e72ec223e9fc399ae78c06fe8cc0bfd5efef8d5ae50614ceac7fedd219c1b

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatus = "cancelled" | "completed" | "disputed" | "fulfilled" | "merged" | "pending" | "processed" | "refunded" | "shipped" | "%future added value";
export type AdvanceStatusMutation$variables = {
  order: string;
  to: OrderStatus;
};
export type AdvanceStatusMutation$data = {
  readonly advanceOrder: {
    readonly id: string;
    readonly status: OrderStatus;
  };
};
export type AdvanceStatusMutation = {
  response: AdvanceStatusMutation$data;
  variables: AdvanceStatusMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "order"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "to"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "order",
        "variableName": "order"
      },
      {
        "kind": "Variable",
        "name": "to",
        "variableName": "to"
      }
    ],
    "concreteType": "Order",
    "kind": "LinkedField",
    "name": "advanceOrder",
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
    "name": "AdvanceStatusMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AdvanceStatusMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2ab8cc03455e9a997e77c67a7848598d",
    "id": "b58e72ec223e9fc399ae78c06fe8cc0bfd5efef8d5ae50614ceac7fedd219c1b",
    "metadata": {},
    "name": "AdvanceStatusMutation",
    "operationKind": "mutation",
    "text": "mutation AdvanceStatusMutation(\n  $order: ID!\n  $to: OrderStatus!\n) {\n  advanceOrder(order: $order, to: $to) {\n    id\n    status\n  }\n}\n"
  }
};
})();

(node as any).hash = "65ec411fe886d1ac5b6cbd4ca3fe5d63";

export default node;
