/**
 * @generated SignedSource<<55c6337ed3a63498e9357277b30ee157>>
 * @relayHash 5c306d2c834f6b17d7488db8c49bdaf4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91ad6fe0ef3812b6ee33e0cd4498b7bc8e24a86ed40ff43b74458953508d1a2f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DietaryNeed = "egg_free" | "fish_free" | "gluten_free" | "lactose_free" | "milk_free" | "mustard_free" | "nut_free" | "peanut_free" | "sesame_free" | "shellfish_free" | "soy_free" | "sulphite_free" | "vegan" | "vegetarian" | "%future added value";
export type Direction = "asc" | "desc" | "%future added value";
export type ProductSort = "avgRating" | "createdAt" | "name" | "price" | "priority" | "unitPrice" | "%future added value";
export type Temperature = "cold" | "frozen" | "normal" | "%future added value";
export type ProductOrdering = {
  direction?: Direction;
  sort?: ProductSort;
};
export type ProductFilter = {
  where?: ProductWhere | null | undefined;
};
export type ProductWhere = {
  available?: boolean | null | undefined;
  bio?: boolean | null | undefined;
  collection?: string | null | undefined;
  needs?: ReadonlyArray<DietaryNeed> | null | undefined;
  onSale?: boolean | null | undefined;
  priceFrom?: number | null | undefined;
  priceTo?: number | null | undefined;
  regional?: boolean | null | undefined;
  seller?: string | null | undefined;
  stored?: boolean | null | undefined;
  temperature?: Temperature | null | undefined;
};
export type SellerScreenQuery$variables = {
  after?: string | null | undefined;
  express?: boolean | null | undefined;
  filter?: ProductFilter | null | undefined;
  handle: string;
  ordering?: ProductOrdering | null | undefined;
  self: string;
};
export type SellerScreenQuery$data = {
  readonly seller: {
    readonly collections: ReadonlyArray<{
      readonly handlePrimary: string;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"collectionAddress_collection">;
    }>;
    readonly createdAt: string;
    readonly deactivatedUntil: string | null | undefined;
    readonly description: string | null | undefined;
    readonly handle: string;
    readonly name: string;
    readonly position: {
      readonly __typename: "Position";
    } | null | undefined;
    readonly regional: boolean;
    readonly seasons: ReadonlyArray<{
      readonly __typename: "Season";
    }>;
    readonly story: string | null | undefined;
    readonly town: string | null | undefined;
    readonly trade: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"SellerAbout_seller" | "SellerBanner_seller" | "SellerGrid_seller" | "SellerNews_seller" | "SellerPills_seller" | "sellerParts_seller">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SellerAbout_query">;
};
export type SellerScreenQuery = {
  response: SellerScreenQuery$data;
  variables: SellerScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": false,
  "kind": "LocalArgument",
  "name": "express"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "handle"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordering"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "self"
},
v6 = [
  {
    "kind": "Variable",
    "name": "handle",
    "variableName": "handle"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handle",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handlePrimary",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handleSecondary",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "trade",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "town",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "regional",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "story",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v18 = [
  (v17/*:: as any*/)
],
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deactivatedUntil",
  "storageKey": null
},
v20 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v21 = {
  "kind": "Variable",
  "name": "ordering",
  "variableName": "ordering"
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v23 = {
  "kind": "Variable",
  "name": "seller",
  "variableName": "self"
},
v24 = {
  "kind": "Literal",
  "name": "first",
  "value": 0
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v26 = [
  (v25/*:: as any*/)
],
v27 = {
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
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "latitude",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "longitude",
  "storageKey": null
},
v30 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  (v20/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 24
  },
  (v21/*:: as any*/)
],
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SellerScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Seller",
        "kind": "LinkedField",
        "name": "seller",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "sellerParts_seller",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Collection",
                "kind": "LinkedField",
                "name": "collections",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": []
          },
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SellerBanner_seller"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SellerNews_seller"
          },
          (v16/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Season",
            "kind": "LinkedField",
            "name": "seasons",
            "plural": true,
            "selections": (v18/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Position",
            "kind": "LinkedField",
            "name": "position",
            "plural": false,
            "selections": (v18/*:: as any*/),
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SellerAbout_seller"
          },
          (v19/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Collection",
            "kind": "LinkedField",
            "name": "collections",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v10/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "collectionAddress_collection",
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Collection",
                    "kind": "LinkedField",
                    "name": "parent",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/),
                      (v11/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          {
            "args": [
              {
                "kind": "Variable",
                "name": "express",
                "variableName": "express"
              },
              {
                "kind": "Variable",
                "name": "self",
                "variableName": "self"
              }
            ],
            "kind": "FragmentSpread",
            "name": "SellerPills_seller"
          },
          {
            "args": [
              {
                "kind": "Variable",
                "name": "cursor",
                "variableName": "after"
              },
              (v20/*:: as any*/),
              (v21/*:: as any*/)
            ],
            "kind": "FragmentSpread",
            "name": "SellerGrid_seller"
          }
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SellerAbout_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SellerScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Seller",
        "kind": "LinkedField",
        "name": "seller",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Collection",
            "kind": "LinkedField",
            "name": "collections",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v22/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Collection",
                "kind": "LinkedField",
                "name": "parent",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v22/*:: as any*/)
                ],
                "storageKey": null
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
                        "fields": [
                          {
                            "fields": [
                              (v23/*:: as any*/),
                              {
                                "kind": "Literal",
                                "name": "stored",
                                "value": true
                              }
                            ],
                            "kind": "ObjectValue",
                            "name": "where"
                          }
                        ],
                        "kind": "ObjectValue",
                        "name": "filter"
                      },
                      (v24/*:: as any*/)
                    ],
                    "concreteType": "ProductConnection",
                    "kind": "LinkedField",
                    "name": "products",
                    "plural": false,
                    "selections": (v26/*:: as any*/),
                    "storageKey": null
                  }
                ]
              },
              {
                "alias": "ofSeller",
                "args": [
                  {
                    "fields": [
                      {
                        "fields": [
                          (v23/*:: as any*/)
                        ],
                        "kind": "ObjectValue",
                        "name": "where"
                      }
                    ],
                    "kind": "ObjectValue",
                    "name": "filter"
                  },
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
                  (v25/*:: as any*/),
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
                          (v27/*:: as any*/),
                          (v22/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v19/*:: as any*/),
          (v27/*:: as any*/),
          {
            "alias": "news",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 3
              },
              {
                "kind": "Literal",
                "name": "ordering",
                "value": {
                  "direction": "desc",
                  "sort": "createdAt"
                }
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
                      (v22/*:: as any*/),
                      (v7/*:: as any*/),
                      (v15/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "products(first:3,ordering:{\"direction\":\"desc\",\"sort\":\"createdAt\"})"
          },
          (v16/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Season",
            "kind": "LinkedField",
            "name": "seasons",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "from",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "to",
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Position",
            "kind": "LinkedField",
            "name": "position",
            "plural": false,
            "selections": [
              (v17/*:: as any*/),
              (v28/*:: as any*/),
              (v29/*:: as any*/)
            ],
            "storageKey": null
          },
          (v22/*:: as any*/),
          {
            "alias": "all",
            "args": [
              (v24/*:: as any*/)
            ],
            "concreteType": "ProductConnection",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": (v26/*:: as any*/),
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
                  (v24/*:: as any*/)
                ],
                "concreteType": "ProductConnection",
                "kind": "LinkedField",
                "name": "products",
                "plural": false,
                "selections": (v26/*:: as any*/),
                "storageKey": "products(filter:{\"where\":{\"stored\":true}},first:0)"
              }
            ]
          },
          {
            "alias": null,
            "args": (v30/*:: as any*/),
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
                  (v17/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Product",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v17/*:: as any*/),
                      (v22/*:: as any*/),
                      (v8/*:: as any*/),
                      (v27/*:: as any*/),
                      (v7/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "temperature",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Seller",
                        "kind": "LinkedField",
                        "name": "seller",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v22/*:: as any*/),
                          (v19/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "bio",
                        "storageKey": null
                      },
                      (v15/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "status",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Variant",
                        "kind": "LinkedField",
                        "name": "variants",
                        "plural": true,
                        "selections": [
                          (v22/*:: as any*/),
                          (v7/*:: as any*/),
                          (v31/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "comparedAtPrice",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "trackStock",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "stock",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "stockOnHold",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "stored",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "stockMdo",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "UnitPrice",
                            "kind": "LinkedField",
                            "name": "unitPrice",
                            "plural": false,
                            "selections": [
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "amount",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "unit",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Product",
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v7/*:: as any*/),
                              (v22/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v25/*:: as any*/),
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
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v30/*:: as any*/),
            "filters": [
              "ordering",
              "filter"
            ],
            "handle": "connection",
            "key": "SellerGrid_products",
            "kind": "LinkedHandle",
            "name": "products"
          }
        ],
        "storageKey": null
      },
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
              (v7/*:: as any*/),
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
          (v22/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Position",
            "kind": "LinkedField",
            "name": "position",
            "plural": false,
            "selections": [
              (v28/*:: as any*/),
              (v29/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "locations(filter:{\"ongoing\":true})"
      }
    ]
  },
  "params": {
    "cacheID": "5c306d2c834f6b17d7488db8c49bdaf4",
    "id": "91ad6fe0ef3812b6ee33e0cd4498b7bc8e24a86ed40ff43b74458953508d1a2f",
    "metadata": {},
    "name": "SellerScreenQuery",
    "operationKind": "query",
    "text": "query SellerScreenQuery(\n  $handle: String!\n  $self: ID!\n  $after: String\n  $ordering: ProductOrdering\n  $filter: ProductFilter\n  $express: Boolean = false\n) {\n  seller(handle: $handle) {\n    name\n    handle\n    description\n    ...sellerParts_seller\n    trade\n    town\n    regional\n    createdAt\n    ...SellerBanner_seller\n    ...SellerNews_seller\n    story\n    seasons {\n      __typename\n    }\n    position {\n      __typename\n    }\n    ...SellerAbout_seller\n    deactivatedUntil\n    collections {\n      name\n      handlePrimary\n      ...collectionAddress_collection\n      id\n    }\n    ...SellerPills_seller_iKT3s\n    ...SellerGrid_seller_14ukhq\n    id\n  }\n  ...SellerAbout_query\n}\n\nfragment AddControl_variant on Variant {\n  id\n  trackStock\n  stock\n  stockOnHold\n  stored\n  stockMdo\n  price\n  product {\n    name\n    id\n  }\n}\n\nfragment PlaceMap_market on Market {\n  outlines {\n    kind\n    name\n    points\n  }\n}\n\nfragment ProductBadges_product on Product {\n  bio\n  createdAt\n}\n\nfragment ProductCard_product on Product {\n  name\n  handle\n  temperature\n  images {\n    path\n  }\n  seller {\n    name\n    id\n  }\n  ...ProductBadges_product\n  ...productOffer_product\n}\n\nfragment ProductGrid_products on ProductConnection {\n  count\n  pageInfo {\n    endCursor\n  }\n  edges {\n    node {\n      id\n      handle\n      images {\n        path\n      }\n      ...ProductCard_product\n    }\n  }\n}\n\nfragment SellerAbout_query on Query {\n  market {\n    ...PlaceMap_market\n  }\n  locations(filter: {ongoing: true}) {\n    id\n    name\n    position {\n      ...readPosition_position\n    }\n  }\n}\n\nfragment SellerAbout_seller on Seller {\n  id\n  name\n  town\n  story\n  seasons {\n    from\n    to\n    name\n  }\n  position {\n    ...readPosition_position\n  }\n}\n\nfragment SellerBanner_seller on Seller {\n  handle\n  createdAt\n  deactivatedUntil\n  images {\n    path\n  }\n  ...SellerMark_seller\n}\n\nfragment SellerGrid_seller_14ukhq on Seller {\n  products(first: 24, after: $after, ordering: $ordering, filter: $filter) {\n    edges {\n      __typename\n      cursor\n      node {\n        __typename\n        id\n      }\n    }\n    ...ProductGrid_products\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  id\n}\n\nfragment SellerMark_seller on Seller {\n  name\n  handle\n  images {\n    path\n  }\n}\n\nfragment SellerNews_seller on Seller {\n  news: products(first: 3, ordering: {sort: createdAt, direction: desc}) {\n    edges {\n      node {\n        id\n        name\n        createdAt\n        ...productAddress_product\n      }\n    }\n  }\n}\n\nfragment SellerPills_seller_iKT3s on Seller {\n  handle\n  all: products(first: 0) {\n    count\n  }\n  stored: products(first: 0, filter: {where: {stored: true}}) @include(if: $express) {\n    count\n  }\n  collections {\n    id\n    name\n    handle\n    parent {\n      id\n    }\n    stored: products(first: 0, filter: {where: {seller: $self, stored: true}}) @include(if: $express) {\n      count\n    }\n    ofSeller: products(first: 1, filter: {where: {seller: $self}}) {\n      count\n      edges {\n        node {\n          images {\n            path\n          }\n          id\n        }\n      }\n    }\n  }\n}\n\nfragment collectionAddress_collection on Collection {\n  handlePrimary\n  handleSecondary\n  parent {\n    handlePrimary\n    handleSecondary\n    id\n  }\n}\n\nfragment productAddress_product on Product {\n  handlePrimary\n  handleSecondary\n}\n\nfragment productOffer_product on Product {\n  status\n  seller {\n    deactivatedUntil\n    id\n  }\n  variants {\n    id\n    name\n    price\n    comparedAtPrice\n    trackStock\n    stock\n    stockOnHold\n    stored\n    stockMdo\n    unitPrice {\n      price\n      amount\n      unit\n    }\n    ...AddControl_variant\n  }\n}\n\nfragment readPosition_position on Position {\n  latitude\n  longitude\n}\n\nfragment sellerParts_seller on Seller {\n  collections {\n    name\n    handle\n    handlePrimary\n    handleSecondary\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "086a3d30eae5e8c008c35ba604b0faf2";

export default node;
