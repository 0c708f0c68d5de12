/**
 * @generated SignedSource<<927196d00ff1c4d4c0e6022fc5c8c2b0>>
 * @relayHash 51fef28d1ff3aea02a6c16f0011fdfb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70c1f44a9092eca4eb8f0feb42eea9d5e47194635a66630c60ca29686ea6e35e

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatus = "cancelled" | "completed" | "disputed" | "fulfilled" | "merged" | "pending" | "processed" | "refunded" | "shipped" | "%future added value";
export type AdvanceStatusMutation$variables = {
  order: string;
  refund?: number | null | undefined;
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
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "refund"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v3 = [
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
        "name": "refund",
        "variableName": "refund"
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AdvanceStatusMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AdvanceStatusMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "51fef28d1ff3aea02a6c16f0011fdfb2",
    "id": "70c1f44a9092eca4eb8f0feb42eea9d5e47194635a66630c60ca29686ea6e35e",
    "metadata": {},
    "name": "AdvanceStatusMutation",
    "operationKind": "mutation",
    "text": "mutation AdvanceStatusMutation(\n  $order: ID!\n  $to: OrderStatus!\n  $refund: Cents\n) {\n  advanceOrder(order: $order, to: $to, refund: $refund) {\n    id\n    status\n  }\n}\n"
  }
};
})();

(node as any).hash = "78ba366b3bebbb7953460469908c1014";

export default node;
