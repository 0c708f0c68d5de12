/**
 * @generated SignedSource<<53e7a6dc3b5505d93955651b958de8c0>>
 * @relayHash 205c3a7cde0aab275e49ac567f2a4ad2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c705da971945cff2c468e406e55070df286eb12de95940c35ca12cff33d5103d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellersScreenQuery$variables = {
  after?: string | null | undefined;
  express?: boolean | null | undefined;
};
export type SellersScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SellersList_query">;
};
export type SellersScreenQuery = {
  response: SellersScreenQuery$data;
  variables: SellersScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": false,
    "kind": "LocalArgument",
    "name": "express"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 40
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "kind": "Literal",
  "name": "first",
  "value": 0
},
v6 = [
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SellersScreenQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "cursor",
            "variableName": "after"
          },
          {
            "kind": "Variable",
            "name": "express",
            "variableName": "express"
          }
        ],
        "kind": "FragmentSpread",
        "name": "SellersList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SellersScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SellerConnection",
        "kind": "LinkedField",
        "name": "sellers",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SellerEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Seller",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "trade",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "town",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Collection",
                    "kind": "LinkedField",
                    "name": "collections",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
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
                        "concreteType": "Collection",
                        "kind": "LinkedField",
                        "name": "parent",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
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
                    "name": "regional",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": [
                      (v5/*:: as any*/)
                    ],
                    "concreteType": "ProductConnection",
                    "kind": "LinkedField",
                    "name": "products",
                    "plural": false,
                    "selections": (v6/*:: as any*/),
                    "storageKey": "products(first:0)"
                  },
                  {
                    "condition": "express",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      {
                        "alias": "stored",
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "filter",
                            "value": {
                              "where": {
                                "stored": true
                              }
                            }
                          },
                          (v5/*:: as any*/)
                        ],
                        "concreteType": "ProductConnection",
                        "kind": "LinkedField",
                        "name": "products",
                        "plural": false,
                        "selections": (v6/*:: as any*/),
                        "storageKey": "products(filter:{\"where\":{\"stored\":true}},first:0)"
                      }
                    ]
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "deactivatedUntil",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "images",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "path",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "filters": null,
        "handle": "connection",
        "key": "SellersList_sellers",
        "kind": "LinkedHandle",
        "name": "sellers"
      }
    ]
  },
  "params": {
    "cacheID": "205c3a7cde0aab275e49ac567f2a4ad2",
    "id": "c705da971945cff2c468e406e55070df286eb12de95940c35ca12cff33d5103d",
    "metadata": {},
    "name": "SellersScreenQuery",
    "operationKind": "query",
    "text": "query SellersScreenQuery(\n  $after: String\n  $express: Boolean = false\n) {\n  ...SellersList_query_4lSsqo\n}\n\nfragment SellerBanner_seller on Seller {\n  handle\n  createdAt\n  deactivatedUntil\n  images {\n    path\n  }\n  ...SellerMark_seller\n}\n\nfragment SellerCard_seller_RksYn on Seller {\n  name\n  handle\n  trade\n  town\n  regional\n  products(first: 0) {\n    count\n  }\n  stored: products(first: 0, filter: {where: {stored: true}}) @include(if: $express) {\n    count\n  }\n  ...SellerBanner_seller\n}\n\nfragment SellerMark_seller on Seller {\n  name\n  handle\n  images {\n    path\n  }\n}\n\nfragment SellersList_query_4lSsqo on Query {\n  sellers(first: 40, after: $after) {\n    count\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    edges {\n      node {\n        id\n        name\n        trade\n        town\n        collections {\n          id\n          name\n          handlePrimary\n          parent {\n            id\n          }\n        }\n        ...SellerCard_seller_RksYn\n        __typename\n      }\n      cursor\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "28722df89a682dd2e3c41f5d33ae9eb3";

export default node;
