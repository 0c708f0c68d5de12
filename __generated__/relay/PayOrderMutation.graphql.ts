/**
 * @generated SignedSource<<60125c9ba71e4e125167400988280e66>>
 * @relayHash 52fbbe78854b31ac0a6bc8e3cafbe7d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c4bb8312824bb2c487509dd26c77058bf2d3185517910a6474c54f86a841d19

import type { ConcreteRequest } from 'relay-runtime';
export type PayOrderMutation$variables = {
  order: string;
  total: number;
};
export type PayOrderMutation$data = {
  readonly payOrder: string;
};
export type PayOrderMutation = {
  response: PayOrderMutation$data;
  variables: PayOrderMutation$variables;
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
    "name": "total"
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
        "name": "total",
        "variableName": "total"
      }
    ],
    "kind": "ScalarField",
    "name": "payOrder",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PayOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PayOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "52fbbe78854b31ac0a6bc8e3cafbe7d6",
    "id": "4c4bb8312824bb2c487509dd26c77058bf2d3185517910a6474c54f86a841d19",
    "metadata": {},
    "name": "PayOrderMutation",
    "operationKind": "mutation",
    "text": "mutation PayOrderMutation(\n  $order: ID!\n  $total: Cents!\n) {\n  payOrder(order: $order, total: $total)\n}\n"
  }
};
})();

(node as any).hash = "1a6ef477eab1c61fef95058d41a2a021";

export default node;
