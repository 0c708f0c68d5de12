/**
 * @generated SignedSource<<0ca6c49eacd35f7c31e5e5e7c20c0ede>>
 * @relayHash 52e7841fa66595c648a7d00af51c15ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb24c07405e362aebc123005435a96e2c558a368a46b8c1b995c3ec446720e2a

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatus = "cancelled" | "completed" | "disputed" | "fulfilled" | "merged" | "pending" | "processed" | "refunded" | "shipped" | "%future added value";
export type AssembleOrdersMutation$variables = {
  orders: ReadonlyArray<string>;
};
export type AssembleOrdersMutation$data = {
  readonly assembleOrders: ReadonlyArray<{
    readonly id: string;
    readonly status: OrderStatus;
  }>;
};
export type AssembleOrdersMutation = {
  response: AssembleOrdersMutation$data;
  variables: AssembleOrdersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orders"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "orders",
        "variableName": "orders"
      }
    ],
    "concreteType": "Order",
    "kind": "LinkedField",
    "name": "assembleOrders",
    "plural": true,
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
    "name": "AssembleOrdersMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AssembleOrdersMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "52e7841fa66595c648a7d00af51c15ce",
    "id": "cb24c07405e362aebc123005435a96e2c558a368a46b8c1b995c3ec446720e2a",
    "metadata": {},
    "name": "AssembleOrdersMutation",
    "operationKind": "mutation",
    "text": "mutation AssembleOrdersMutation(\n  $orders: [ID!]!\n) {\n  assembleOrders(orders: $orders) {\n    id\n    status\n  }\n}\n"
  }
};
})();

(node as any).hash = "dd0aa03b43291fd71a153bfb49e3abda";

export default node;
