/**
 * @generated SignedSource<<edb55810e1fa40f56cb0a92914b7d555>>
 * @relayHash 6f1e1013384e6e1d99ca85554808524b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a50af4d3babb0dd69d6f89a85233ae01ef2e74fd5faa7c92efde2d4ddb637ba

import type { ConcreteRequest } from 'relay-runtime';
export type SellerNewScreenQuery$variables = Record<PropertyKey, never>;
export type SellerNewScreenQuery$data = {
  readonly market: {
    readonly contact: {
      readonly email: string | null | undefined;
    } | null | undefined;
  };
};
export type SellerNewScreenQuery = {
  response: SellerNewScreenQuery$data;
  variables: SellerNewScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Market",
    "kind": "LinkedField",
    "name": "market",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MarketContact",
        "kind": "LinkedField",
        "name": "contact",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SellerNewScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SellerNewScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "6f1e1013384e6e1d99ca85554808524b",
    "id": "4a50af4d3babb0dd69d6f89a85233ae01ef2e74fd5faa7c92efde2d4ddb637ba",
    "metadata": {},
    "name": "SellerNewScreenQuery",
    "operationKind": "query",
    "text": "query SellerNewScreenQuery {\n  market {\n    contact {\n      email\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "35c210f661022d3c1d84c57c146a8840";

export default node;
