/**
 * @generated SignedSource<<cb76c0d9aa0bb7d8d094f44cccb36514>>
 * @relayHash c3101f7e01dbae83ff86c1c544d65e90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63912903131c89dcb257822ddf51fb85c2b2aae95c320a75d5810a6220bd2e89

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchWaysQuery$variables = Record<PropertyKey, never>;
export type SearchWaysQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SearchWays_query">;
};
export type SearchWaysQuery = {
  response: SearchWaysQuery$data;
  variables: SearchWaysQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "path",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SearchWaysQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SearchWays_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SearchWaysQuery",
    "selections": [
      {
        "alias": "shelves",
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 40
          },
          {
            "kind": "Literal",
            "name": "ordering",
            "value": {
              "sort": "priority"
            }
          }
        ],
        "concreteType": "CollectionConnection",
        "kind": "LinkedField",
        "name": "collections",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CollectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Collection",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "handle",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "handlePrimary",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "image",
                    "plural": false,
                    "selections": (v1/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": "firstProduct",
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "first",
                        "value": 1
                      }
                    ],
                    "concreteType": "ProductConnection",
                    "kind": "LinkedField",
                    "name": "products",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ProductEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Product",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Image",
                                "kind": "LinkedField",
                                "name": "images",
                                "plural": true,
                                "selections": (v1/*:: as any*/),
                                "storageKey": null
                              },
                              (v0/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "products(first:1)"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "collections(first:40,ordering:{\"sort\":\"priority\"})"
      }
    ]
  },
  "params": {
    "cacheID": "c3101f7e01dbae83ff86c1c544d65e90",
    "id": "63912903131c89dcb257822ddf51fb85c2b2aae95c320a75d5810a6220bd2e89",
    "metadata": {},
    "name": "SearchWaysQuery",
    "operationKind": "query",
    "text": "query SearchWaysQuery {\n  ...SearchWays_query\n}\n\nfragment CollectionPicture_collection on Collection {\n  image {\n    path\n  }\n  firstProduct: products(first: 1) {\n    edges {\n      node {\n        images {\n          path\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment SearchWays_query on Query {\n  shelves: collections(first: 40, ordering: {sort: priority}) {\n    edges {\n      node {\n        id\n        name\n        handle\n        handlePrimary\n        ...CollectionPicture_collection\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "59217470862452009858830635b16fc1";

export default node;
