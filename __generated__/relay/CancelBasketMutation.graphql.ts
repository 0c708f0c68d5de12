/**
 * @generated SignedSource<<baa3115ff917e1ce8a678ec64af93cea>>
 * @relayHash 35e51ca611999721704139f02e04620c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e123cdc66ea4d6b28bd76f91b2c894203d858dfd249c5546cd1e6eac9b74141

import type { ConcreteRequest } from 'relay-runtime';
export type CancelBasketMutation$variables = {
  id: string;
};
export type CancelBasketMutation$data = {
  readonly cancelBasket: {
    readonly baskets: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly id: string;
  };
};
export type CancelBasketMutation = {
  response: CancelBasketMutation$data;
  variables: CancelBasketMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "cancelBasket",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "UserBasket",
        "kind": "LinkedField",
        "name": "baskets",
        "plural": true,
        "selections": [
          (v1/*:: as any*/)
        ],
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
    "name": "CancelBasketMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CancelBasketMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "35e51ca611999721704139f02e04620c",
    "id": "0e123cdc66ea4d6b28bd76f91b2c894203d858dfd249c5546cd1e6eac9b74141",
    "metadata": {},
    "name": "CancelBasketMutation",
    "operationKind": "mutation",
    "text": "mutation CancelBasketMutation(\n  $id: ID!\n) {\n  cancelBasket(id: $id) {\n    id\n    baskets {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1696b9bec626b730a81b2f32538cd5d6";

export default node;
