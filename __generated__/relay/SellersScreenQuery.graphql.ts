/**
 * @generated SignedSource<<6bff47b53d33d838150430c31c21dd98>>
 * @relayHash 3bb3dad3f43138a44aa7039a2abc042e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64176f282e78a7d5b164ed200261b5d28eb28fef445803e90d5fe80f7e714c26

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellersScreenQuery$variables = {
  after?: string | null | undefined;
  express?: boolean | null | undefined;
  map?: boolean | null | undefined;
};
export type SellersScreenQuery$data = {
  readonly list?: {
    readonly " $fragmentSpreads": FragmentRefs<"SellersList_query">;
  } | null | undefined;
  readonly map?: {
    readonly " $fragmentSpreads": FragmentRefs<"SellersMap_query">;
  } | null | undefined;
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
  },
  {
    "defaultValue": false,
    "kind": "LocalArgument",
    "name": "map"
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "trade",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "town",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handle",
  "storageKey": null
},
v8 = {
  "kind": "Literal",
  "name": "first",
  "value": 0
},
v9 = [
  (v2/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Position",
  "kind": "LinkedField",
  "name": "position",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "latitude",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "longitude",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = {
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
        (v7/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v10/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SellersScreenQuery",
    "selections": [
      {
        "condition": "map",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
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
            "kind": "AliasedInlineFragmentSpread",
            "name": "list"
          }
        ]
      },
      {
        "condition": "map",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "SellersMap_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "map"
          }
        ]
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
        "condition": "map",
        "kind": "Condition",
        "passingValue": false,
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
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
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
                      (v7/*:: as any*/),
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
                          (v8/*:: as any*/)
                        ],
                        "concreteType": "ProductConnection",
                        "kind": "LinkedField",
                        "name": "products",
                        "plural": false,
                        "selections": (v9/*:: as any*/),
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
                              (v8/*:: as any*/)
                            ],
                            "concreteType": "ProductConnection",
                            "kind": "LinkedField",
                            "name": "products",
                            "plural": false,
                            "selections": (v9/*:: as any*/),
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
      {
        "condition": "map",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
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
                "concreteType": "MapOutline",
                "kind": "LinkedField",
                "name": "outlines",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "points",
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
            "args": [
              {
                "kind": "Literal",
                "name": "filter",
                "value": {
                  "ongoing": true
                }
              }
            ],
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "locations",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": "locations(filter:{\"ongoing\":true})"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ShippingZone",
            "kind": "LinkedField",
            "name": "shippingZones",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PostalArea",
                "kind": "LinkedField",
                "name": "centres",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "prefix",
                    "storageKey": null
                  },
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": "mapped",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 100
              }
            ],
            "concreteType": "SellerConnection",
            "kind": "LinkedField",
            "name": "sellers",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": "sellers(first:100)"
          },
          {
            "alias": "others",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 60
              },
              {
                "kind": "Literal",
                "name": "ordering",
                "value": {
                  "direction": "desc",
                  "sort": "name"
                }
              }
            ],
            "concreteType": "SellerConnection",
            "kind": "LinkedField",
            "name": "sellers",
            "plural": false,
            "selections": [
              (v11/*:: as any*/)
            ],
            "storageKey": "sellers(first:60,ordering:{\"direction\":\"desc\",\"sort\":\"name\"})"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "3bb3dad3f43138a44aa7039a2abc042e",
    "id": "64176f282e78a7d5b164ed200261b5d28eb28fef445803e90d5fe80f7e714c26",
    "metadata": {},
    "name": "SellersScreenQuery",
    "operationKind": "query",
    "text": "query SellersScreenQuery(\n  $after: String\n  $express: Boolean = false\n  $map: Boolean = false\n) {\n  ...SellersList_query_4lSsqo @skip(if: $map)\n  ...SellersMap_query @include(if: $map)\n}\n\nfragment PlaceMap_market on Market {\n  outlines {\n    kind\n    name\n    points\n  }\n}\n\nfragment SellerBanner_seller on Seller {\n  handle\n  createdAt\n  deactivatedUntil\n  images {\n    path\n  }\n  ...SellerMark_seller\n}\n\nfragment SellerCard_seller_RksYn on Seller {\n  name\n  handle\n  trade\n  town\n  regional\n  products(first: 0) {\n    count\n  }\n  stored: products(first: 0, filter: {where: {stored: true}}) @include(if: $express) {\n    count\n  }\n  ...SellerBanner_seller\n}\n\nfragment SellerMark_seller on Seller {\n  name\n  handle\n  images {\n    path\n  }\n}\n\nfragment SellersList_query_4lSsqo on Query {\n  sellers(first: 40, after: $after) {\n    count\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    edges {\n      node {\n        id\n        name\n        trade\n        town\n        collections {\n          id\n          name\n          handlePrimary\n          parent {\n            id\n          }\n        }\n        ...SellerCard_seller_RksYn\n        __typename\n      }\n      cursor\n    }\n  }\n}\n\nfragment SellersMap_query on Query {\n  market {\n    ...PlaceMap_market\n  }\n  locations(filter: {ongoing: true}) {\n    ...useOrigin_location\n    id\n  }\n  shippingZones {\n    ...useOrigin_zone\n    id\n  }\n  mapped: sellers(first: 100) {\n    count\n    edges {\n      node {\n        id\n        name\n        handle\n        trade\n        town\n        position {\n          ...readPosition_position\n        }\n      }\n    }\n  }\n  others: sellers(first: 60, ordering: {sort: name, direction: desc}) {\n    edges {\n      node {\n        id\n        name\n        handle\n        trade\n        town\n        position {\n          ...readPosition_position\n        }\n      }\n    }\n  }\n}\n\nfragment readPosition_position on Position {\n  latitude\n  longitude\n}\n\nfragment useOrigin_location on Location {\n  id\n  name\n  position {\n    ...readPosition_position\n  }\n}\n\nfragment useOrigin_zone on ShippingZone {\n  centres {\n    prefix\n    position {\n      ...readPosition_position\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "cf9535118bef1510b4a3e3214992fcf1";

export default node;
