/**
 * @generated SignedSource<<42bc7069de8eefd120049cab58d475cf>>
 * @relayHash 947311a18f8da24b526cce28deea68dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5939f130236b2b2adfd8aa50f92f371558845d66934e5c4c56cd072c3656599

import type { ConcreteRequest } from 'relay-runtime';
export type useMarketPicturesQuery$variables = {
  words?: string | null | undefined;
};
export type useMarketPicturesQuery$data = {
  readonly staff: {
    readonly pictures: ReadonlyArray<{
      readonly alt: string | null | undefined;
      readonly path: string;
    }>;
  } | null | undefined;
};
export type useMarketPicturesQuery = {
  response: useMarketPicturesQuery$data;
  variables: useMarketPicturesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "words"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Staff",
    "kind": "LinkedField",
    "name": "staff",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "words",
            "variableName": "words"
          }
        ],
        "concreteType": "Image",
        "kind": "LinkedField",
        "name": "pictures",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "alt",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMarketPicturesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarketPicturesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "947311a18f8da24b526cce28deea68dd",
    "id": "c5939f130236b2b2adfd8aa50f92f371558845d66934e5c4c56cd072c3656599",
    "metadata": {},
    "name": "useMarketPicturesQuery",
    "operationKind": "query",
    "text": "query useMarketPicturesQuery(\n  $words: String\n) {\n  staff {\n    pictures(words: $words) {\n      path\n      alt\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ec132fcb2bdd1b0e7e4d26213293ecf3";

export default node;
