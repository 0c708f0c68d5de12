/**
 * @generated SignedSource<<d5d82e4fd68a5d7c7927afef7b7ce7a9>>
 * @relayHash 5aa3ee16d539e973655ca94a54d21195
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04b55d482d13061835dd635dc30248b9b52c0e9431dff3ea0462d5b146c266d3

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
export type CollectionScreenQuery$variables = {
  after?: string | null | undefined;
  express?: boolean | null | undefined;
  filter?: ProductFilter | null | undefined;
  handle: string;
  ordering?: ProductOrdering | null | undefined;
};
export type CollectionScreenQuery$data = {
  readonly collection: {
    readonly matching: {
      readonly count: number;
    };
    readonly name: string;
    readonly nbProducts: number;
    readonly parent: {
      readonly handle: string;
      readonly name: string;
    } | null | undefined;
    readonly sellers: ReadonlyArray<{
      readonly __typename: "Seller";
    }>;
    readonly stored?: {
      readonly count: number;
    };
    readonly " $fragmentSpreads": FragmentRefs<"CollectionGrid_collection" | "CollectionPills_collection" | "ListingTools_collection" | "collectionAddress_collection">;
  } | null | undefined;
};
export type CollectionScreenQuery = {
  response: CollectionScreenQuery$data;
  variables: CollectionScreenQuery$variables;
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
v5 = [
  {
    "kind": "Variable",
    "name": "handle",
    "variableName": "handle"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v8 = {
  "kind": "Literal",
  "name": "first",
  "value": 0
},
v9 = [
  (v7/*:: as any*/),
  (v8/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v11 = [
  (v10/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nbProducts",
  "storageKey": null
},
v13 = {
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
      "selections": (v11/*:: as any*/),
      "storageKey": "products(filter:{\"where\":{\"stored\":true}},first:0)"
    }
  ]
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handle",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handlePrimary",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handleSecondary",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v18 = {
  "kind": "Variable",
  "name": "ordering",
  "variableName": "ordering"
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v20 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "path",
    "storageKey": null
  }
],
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v20/*:: as any*/),
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "images",
  "plural": true,
  "selections": (v20/*:: as any*/),
  "storageKey": null
},
v23 = {
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
            (v22/*:: as any*/),
            (v19/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "products(first:1)"
},
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "Collection",
  "kind": "LinkedField",
  "name": "children",
  "plural": true,
  "selections": [
    (v19/*:: as any*/),
    (v6/*:: as any*/),
    (v14/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v21/*:: as any*/),
    (v23/*:: as any*/)
  ],
  "storageKey": null
},
v25 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  (v7/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 24
  },
  (v18/*:: as any*/)
],
v26 = {
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
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CollectionScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Collection",
        "kind": "LinkedField",
        "name": "collection",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": "matching",
            "args": (v9/*:: as any*/),
            "concreteType": "ProductConnection",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          },
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Collection",
            "kind": "LinkedField",
            "name": "parent",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "collectionAddress_collection",
            "selections": [
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Collection",
                "kind": "LinkedField",
                "name": "parent",
                "plural": false,
                "selections": [
                  (v15/*:: as any*/),
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Seller",
            "kind": "LinkedField",
            "name": "sellers",
            "plural": true,
            "selections": [
              (v17/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": [
              {
                "kind": "Variable",
                "name": "express",
                "variableName": "express"
              }
            ],
            "kind": "FragmentSpread",
            "name": "CollectionPills_collection"
          },
          {
            "args": [
              (v7/*:: as any*/)
            ],
            "kind": "FragmentSpread",
            "name": "ListingTools_collection"
          },
          {
            "args": [
              {
                "kind": "Variable",
                "name": "cursor",
                "variableName": "after"
              },
              (v7/*:: as any*/),
              (v18/*:: as any*/)
            ],
            "kind": "FragmentSpread",
            "name": "CollectionGrid_collection"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CollectionScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Collection",
        "kind": "LinkedField",
        "name": "collection",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": "matching",
            "args": (v9/*:: as any*/),
            "concreteType": "ProductConnection",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "NeedCount",
                "kind": "LinkedField",
                "name": "needCounts",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "need",
                    "storageKey": null
                  },
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Collection",
            "kind": "LinkedField",
            "name": "parent",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v14/*:: as any*/),
              (v19/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v21/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/)
            ],
            "storageKey": null
          },
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Seller",
            "kind": "LinkedField",
            "name": "sellers",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v19/*:: as any*/),
              (v6/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          (v19/*:: as any*/),
          (v14/*:: as any*/),
          (v21/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          {
            "alias": null,
            "args": (v25/*:: as any*/),
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
                      (v19/*:: as any*/),
                      (v14/*:: as any*/),
                      (v22/*:: as any*/),
                      (v6/*:: as any*/),
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
                          (v6/*:: as any*/),
                          (v19/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "deactivatedUntil",
                            "storageKey": null
                          }
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
                          (v19/*:: as any*/),
                          (v6/*:: as any*/),
                          (v26/*:: as any*/),
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
                              (v26/*:: as any*/),
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
                              (v6/*:: as any*/),
                              (v19/*:: as any*/)
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
              (v10/*:: as any*/),
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
            "args": (v25/*:: as any*/),
            "filters": [
              "ordering",
              "filter"
            ],
            "handle": "connection",
            "key": "CollectionGrid_products",
            "kind": "LinkedHandle",
            "name": "products"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5aa3ee16d539e973655ca94a54d21195",
    "id": "04b55d482d13061835dd635dc30248b9b52c0e9431dff3ea0462d5b146c266d3",
    "metadata": {},
    "name": "CollectionScreenQuery",
    "operationKind": "query",
    "text": "query CollectionScreenQuery(\n  $handle: String!\n  $after: String\n  $ordering: ProductOrdering\n  $filter: ProductFilter\n  $express: Boolean = false\n) {\n  collection(handle: $handle) {\n    name\n    matching: products(first: 0, filter: $filter) {\n      count\n    }\n    nbProducts\n    stored: products(first: 0, filter: {where: {stored: true}}) @include(if: $express) {\n      count\n    }\n    parent {\n      name\n      handle\n      id\n    }\n    ...collectionAddress_collection\n    sellers {\n      __typename\n      id\n    }\n    ...CollectionPills_collection_RksYn\n    ...ListingTools_collection_Vt7Yj\n    ...CollectionGrid_collection_14ukhq\n    id\n  }\n}\n\nfragment AddControl_variant on Variant {\n  id\n  trackStock\n  stock\n  stockOnHold\n  stored\n  stockMdo\n  price\n  product {\n    name\n    id\n  }\n}\n\nfragment CollectionGrid_collection_14ukhq on Collection {\n  products(first: 24, after: $after, ordering: $ordering, filter: $filter) {\n    edges {\n      __typename\n      cursor\n      node {\n        __typename\n        id\n      }\n    }\n    ...ProductGrid_products\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  id\n}\n\nfragment CollectionPicture_collection on Collection {\n  image {\n    path\n  }\n  firstProduct: products(first: 1) {\n    edges {\n      node {\n        images {\n          path\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment CollectionPills_collection_RksYn on Collection {\n  id\n  handle\n  nbProducts\n  stored: products(first: 0, filter: {where: {stored: true}}) @include(if: $express) {\n    count\n  }\n  ...CollectionPicture_collection\n  children {\n    id\n    name\n    handle\n    nbProducts\n    stored: products(first: 0, filter: {where: {stored: true}}) @include(if: $express) {\n      count\n    }\n    ...CollectionPicture_collection\n  }\n  parent {\n    id\n    handle\n    nbProducts\n    stored: products(first: 0, filter: {where: {stored: true}}) @include(if: $express) {\n      count\n    }\n    ...CollectionPicture_collection\n    children {\n      id\n      name\n      handle\n      nbProducts\n      stored: products(first: 0, filter: {where: {stored: true}}) @include(if: $express) {\n        count\n      }\n      ...CollectionPicture_collection\n    }\n  }\n}\n\nfragment ListingTools_collection_Vt7Yj on Collection {\n  handle\n  sellers {\n    name\n    handle\n    id\n  }\n  matching: products(first: 0, filter: $filter) {\n    count\n    needCounts {\n      need\n      count\n    }\n  }\n}\n\nfragment ProductBadges_product on Product {\n  bio\n  createdAt\n}\n\nfragment ProductCard_product on Product {\n  name\n  handle\n  temperature\n  images {\n    path\n  }\n  seller {\n    name\n    id\n  }\n  ...ProductBadges_product\n  ...productOffer_product\n}\n\nfragment ProductGrid_products on ProductConnection {\n  count\n  pageInfo {\n    endCursor\n  }\n  edges {\n    node {\n      id\n      handle\n      images {\n        path\n      }\n      ...ProductCard_product\n    }\n  }\n}\n\nfragment collectionAddress_collection on Collection {\n  handlePrimary\n  handleSecondary\n  parent {\n    handlePrimary\n    handleSecondary\n    id\n  }\n}\n\nfragment productOffer_product on Product {\n  status\n  seller {\n    deactivatedUntil\n    id\n  }\n  variants {\n    id\n    name\n    price\n    comparedAtPrice\n    trackStock\n    stock\n    stockOnHold\n    stored\n    stockMdo\n    unitPrice {\n      price\n      amount\n      unit\n    }\n    ...AddControl_variant\n  }\n}\n"
  }
};
})();

(node as any).hash = "93b93d3160d17514847297ef037bd610";

export default node;
