/**
 * @generated SignedSource<<28b275518b18c2ce5302475546b42ed0>>
 * @relayHash 0552ce78fd36d0250121b965ca309d84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b957e1acf2d6356ad761e0eefd5ad1855bedb0fa8f50b37a0f88ecd963895c47

import type { ConcreteRequest } from 'relay-runtime';
export type CancelBasketMutation$variables = {
  from?: string | null | undefined;
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
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "from",
        "variableName": "from"
      },
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
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "UserBasket",
        "kind": "LinkedField",
        "name": "baskets",
        "plural": true,
        "selections": [
          (v2/*:: as any*/)
        ],
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
    "name": "CancelBasketMutation",
    "selections": (v3/*:: as any*/),
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
    "name": "CancelBasketMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "0552ce78fd36d0250121b965ca309d84",
    "id": "b957e1acf2d6356ad761e0eefd5ad1855bedb0fa8f50b37a0f88ecd963895c47",
    "metadata": {},
    "name": "CancelBasketMutation",
    "operationKind": "mutation",
    "text": "mutation CancelBasketMutation(\n  $id: ID!\n  $from: ID\n) {\n  cancelBasket(id: $id, from: $from) {\n    id\n    baskets {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "06dae273ab0a1be58de137db84abc7b3";

export default node;
