/**
 * @generated SignedSource<<dc9ea9e60d5549e244284d7727328e0f>>
 * @relayHash 0c2fa3dee2a751ea0c47af84e69813d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a981446cc7f9b8f8c9324ac9aa8b843cfa80232f7b7c31835be167d340fa3992

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DietaryNeed = "egg_free" | "fish_free" | "gluten_free" | "lactose_free" | "milk_free" | "mustard_free" | "nut_free" | "peanut_free" | "sesame_free" | "shellfish_free" | "soy_free" | "sulphite_free" | "vegan" | "vegetarian" | "%future added value";
export type Direction = "asc" | "desc" | "%future added value";
export type ProductSort = "avgRating" | "createdAt" | "name" | "price" | "priority" | "unitPrice" | "%future added value";
export type ShopPage = "account" | "allergens" | "app" | "baskets" | "become_producer" | "contact" | "delivery" | "deposits" | "fee" | "hours" | "membership" | "more" | "my_baskets" | "no_producer" | "ordering" | "orders" | "payment" | "pickup" | "privacy" | "producers" | "refunds" | "taxes" | "terms" | "%future added value";
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
export type SearchScreenQuery$variables = {
  after?: string | null | undefined;
  filter?: ProductFilter | null | undefined;
  ordering?: ProductOrdering | null | undefined;
  stored?: boolean | null | undefined;
  words: string;
};
export type SearchScreenQuery$data = {
  readonly search: {
    readonly advice: {
      readonly __typename: "SearchAdvice";
    } | null | undefined;
    readonly baskets: ReadonlyArray<{
      readonly __typename: "Basket";
    }>;
    readonly count: number;
    readonly needs: ReadonlyArray<DietaryNeed>;
    readonly page: ShopPage | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"BasketOffers_search" | "SearchShelves_search" | "UndeclaredNeeds_search">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"SearchResults_query">;
};
export type SearchScreenQuery = {
  response: SearchScreenQuery$data;
  variables: SearchScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordering"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stored"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "words"
},
v5 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v6 = {
  "kind": "Variable",
  "name": "ordering",
  "variableName": "ordering"
},
v7 = {
  "kind": "Variable",
  "name": "stored",
  "variableName": "stored"
},
v8 = {
  "kind": "Variable",
  "name": "words",
  "variableName": "words"
},
v9 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  (v5/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 24
  },
  (v6/*:: as any*/),
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
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "needs",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "page",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v14 = [
  (v13/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handle",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handlePrimary",
  "storageKey": null
},
v20 = {
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
    "name": "SearchScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": "SearchConnection",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SearchAdvice",
            "kind": "LinkedField",
            "name": "advice",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SearchShelves_search"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UndeclaredNeeds_search"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BasketOffers_search"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Basket",
            "kind": "LinkedField",
            "name": "baskets",
            "plural": true,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "args": [
          {
            "kind": "Variable",
            "name": "cursor",
            "variableName": "after"
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "SearchResults_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SearchScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": "SearchConnection",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SearchAdvice",
            "kind": "LinkedField",
            "name": "advice",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tries",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Collection",
            "kind": "LinkedField",
            "name": "namedCollections",
            "plural": true,
            "selections": [
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Collection",
                "kind": "LinkedField",
                "name": "parent",
                "plural": false,
                "selections": [
                  (v18/*:: as any*/),
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Seller",
            "kind": "LinkedField",
            "name": "namedSellers",
            "plural": true,
            "selections": [
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SearchShelf",
            "kind": "LinkedField",
            "name": "shelves",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Collection",
                "kind": "LinkedField",
                "name": "collection",
                "plural": false,
                "selections": [
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UndeclaredNeed",
            "kind": "LinkedField",
            "name": "undeclaredNeeds",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "words",
                "storageKey": null
              },
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Basket",
            "kind": "LinkedField",
            "name": "baskets",
            "plural": true,
            "selections": [
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              },
              (v20/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "frequency",
                "storageKey": null
              },
              (v19/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "correctedWords",
            "storageKey": null
          },
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Seller",
            "kind": "LinkedField",
            "name": "sellers",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": null
          },
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
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
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
                    "concreteType": "Seller",
                    "kind": "LinkedField",
                    "name": "seller",
                    "plural": false,
                    "selections": [
                      (v17/*:: as any*/),
                      (v16/*:: as any*/),
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
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v20/*:: as any*/),
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
                          (v20/*:: as any*/),
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
                          (v17/*:: as any*/),
                          (v16/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v13/*:: as any*/)
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
        "args": (v9/*:: as any*/),
        "filters": [
          "words",
          "stored",
          "ordering",
          "filter"
        ],
        "handle": "connection",
        "key": "SearchResults_search",
        "kind": "LinkedHandle",
        "name": "search"
      }
    ]
  },
  "params": {
    "cacheID": "0c2fa3dee2a751ea0c47af84e69813d5",
    "id": "a981446cc7f9b8f8c9324ac9aa8b843cfa80232f7b7c31835be167d340fa3992",
    "metadata": {},
    "name": "SearchScreenQuery",
    "operationKind": "query",
    "text": "query SearchScreenQuery(\n  $words: String!\n  $stored: Boolean\n  $after: String\n  $ordering: ProductOrdering\n  $filter: ProductFilter\n) {\n  search(words: $words, stored: $stored, first: 24, after: $after, ordering: $ordering, filter: $filter) {\n    count\n    needs\n    page\n    advice {\n      __typename\n    }\n    ...SearchShelves_search\n    ...UndeclaredNeeds_search\n    ...BasketOffers_search\n    baskets {\n      __typename\n      id\n    }\n  }\n  ...SearchResults_query_4rPhDV\n}\n\nfragment AddControl_variant on Variant {\n  id\n  trackStock\n  stock\n  stockOnHold\n  stored\n  stockMdo\n  price\n  product {\n    name\n    id\n  }\n}\n\nfragment BasketOffers_search on SearchConnection {\n  baskets {\n    id\n    name\n    description\n    price\n    frequency\n    handlePrimary\n  }\n}\n\nfragment ProductBadges_product on Product {\n  bio\n  createdAt\n}\n\nfragment SearchAdvice_advice on SearchAdvice {\n  tries\n}\n\nfragment SearchHit_product on Product {\n  name\n  handle\n  temperature\n  images {\n    path\n  }\n  seller {\n    name\n    id\n  }\n  ...ProductBadges_product\n  ...productOffer_product\n}\n\nfragment SearchResults_query_4rPhDV on Query {\n  search(words: $words, stored: $stored, first: 24, after: $after, ordering: $ordering, filter: $filter) {\n    count\n    correctedWords\n    advice {\n      kind\n      ...SearchAdvice_advice\n    }\n    needs\n    needCounts {\n      need\n      count\n    }\n    ...SearchShelves_search\n    ...UndeclaredNeeds_search\n    sellers {\n      name\n      handle\n      id\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    edges {\n      node {\n        id\n        ...SearchHit_product\n        __typename\n      }\n      cursor\n    }\n  }\n}\n\nfragment SearchShelves_search on SearchConnection {\n  namedCollections {\n    id\n    name\n    handle\n    parent {\n      handle\n      id\n    }\n  }\n  namedSellers {\n    id\n    name\n    handle\n  }\n  shelves {\n    count\n    collection {\n      id\n      name\n      handle\n      handlePrimary\n    }\n  }\n}\n\nfragment UndeclaredNeeds_search on SearchConnection {\n  undeclaredNeeds {\n    words\n    kind\n  }\n}\n\nfragment productOffer_product on Product {\n  status\n  seller {\n    deactivatedUntil\n    id\n  }\n  variants {\n    id\n    name\n    price\n    comparedAtPrice\n    trackStock\n    stock\n    stockOnHold\n    stored\n    stockMdo\n    unitPrice {\n      price\n      amount\n      unit\n    }\n    ...AddControl_variant\n  }\n}\n"
  }
};
})();

(node as any).hash = "2c221a804f559bcaeeabba38b2f3a4cd";

export default node;
