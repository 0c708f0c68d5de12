/**
 * @generated SignedSource<<3d77509f7ce89f70163a2759ae550086>>
 * @relayHash f4934142cfb3b3dc587776dc06fb36ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ece2f5ee9076eac428e967f86f846a6749313c9c8581482a4e91df419ff64121

import type { ConcreteRequest } from 'relay-runtime';
export type OrderMoveInput = {
  day?: string | null | undefined;
  from?: string | null | undefined;
  order?: string | null | undefined;
  period: string;
  place?: string | null | undefined;
  to?: string | null | undefined;
  toDay?: string | null | undefined;
  toPeriod: string;
  toPlace?: string | null | undefined;
};
export type MoveOrdersMutation$variables = {
  input: OrderMoveInput;
  orders: ReadonlyArray<string>;
  requestId: string;
  slots?: ReadonlyArray<string> | null | undefined;
};
export type MoveOrdersMutation$data = {
  readonly moveOrders: {
    readonly id: string;
    readonly orders: number;
    readonly undoUntil: string | null | undefined;
    readonly undone: boolean;
  };
};
export type MoveOrdersMutation = {
  response: MoveOrdersMutation$data;
  variables: MoveOrdersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orders"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "requestId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slots"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "orders",
        "variableName": "orders"
      },
      {
        "kind": "Variable",
        "name": "requestId",
        "variableName": "requestId"
      },
      {
        "kind": "Variable",
        "name": "slots",
        "variableName": "slots"
      }
    ],
    "concreteType": "OrderMove",
    "kind": "LinkedField",
    "name": "moveOrders",
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
        "name": "orders",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "undoUntil",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "undone",
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
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MoveOrdersMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MoveOrdersMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "f4934142cfb3b3dc587776dc06fb36ad",
    "id": "ece2f5ee9076eac428e967f86f846a6749313c9c8581482a4e91df419ff64121",
    "metadata": {},
    "name": "MoveOrdersMutation",
    "operationKind": "mutation",
    "text": "mutation MoveOrdersMutation(\n  $input: OrderMoveInput!\n  $orders: [ID!]!\n  $slots: [DateTime!]\n  $requestId: ID!\n) {\n  moveOrders(input: $input, orders: $orders, slots: $slots, requestId: $requestId) {\n    id\n    orders\n    undoUntil\n    undone\n  }\n}\n"
  }
};
})();

(node as any).hash = "0d0c7fb1f8896566402cf3f3d839c620";

export default node;
