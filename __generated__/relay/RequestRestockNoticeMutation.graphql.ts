/**
 * @generated SignedSource<<1a58206c176be7fb26c7d6a4aa385329>>
 * @relayHash fe50d184ba72b1bde8c9b655460c4f69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c6820ae5abff9304461ca26423f90eab6aa2854cb5d158dd8affcb029fdd836

import type { ConcreteRequest } from 'relay-runtime';
export type RequestRestockNoticeMutation$variables = {
  email?: string | null | undefined;
  product: string;
};
export type RequestRestockNoticeMutation$data = {
  readonly requestRestockNotice: boolean;
};
export type RequestRestockNoticeMutation = {
  response: RequestRestockNoticeMutation$data;
  variables: RequestRestockNoticeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "product"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "product",
        "variableName": "product"
      }
    ],
    "kind": "ScalarField",
    "name": "requestRestockNotice",
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
    "name": "RequestRestockNoticeMutation",
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
    "name": "RequestRestockNoticeMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "fe50d184ba72b1bde8c9b655460c4f69",
    "id": "2c6820ae5abff9304461ca26423f90eab6aa2854cb5d158dd8affcb029fdd836",
    "metadata": {},
    "name": "RequestRestockNoticeMutation",
    "operationKind": "mutation",
    "text": "mutation RequestRestockNoticeMutation(\n  $product: ID!\n  $email: String\n) {\n  requestRestockNotice(product: $product, email: $email)\n}\n"
  }
};
})();

(node as any).hash = "04064723132a44b312f586707d2de608";

export default node;
