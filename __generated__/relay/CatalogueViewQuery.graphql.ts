/**
 * @generated SignedSource<<c13e293f8d62eda27a4fecac9d980f38>>
 * @relayHash f056ec80a16d2873624b91f385f3c235
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24dcbb2801957315581d935a3ca1940081b9b344edf75c335cce53880ee42bf6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CatalogueKind = "baskets" | "collections" | "locations" | "products" | "sellers" | "synonyms" | "zones" | "%future added value";
export type CatalogueViewQuery$variables = {
  form: boolean;
  key?: string | null | undefined;
  kind: CatalogueKind;
  products: boolean;
  records: boolean;
  seller?: string | null | undefined;
  sellers: boolean;
  words?: string | null | undefined;
};
export type CatalogueViewQuery$data = {
  readonly products?: {
    readonly " $fragmentSpreads": FragmentRefs<"DeskProducts_query">;
  } | null | undefined;
  readonly records?: {
    readonly " $fragmentSpreads": FragmentRefs<"DeskRecords_query">;
  } | null | undefined;
  readonly sellers?: {
    readonly " $fragmentSpreads": FragmentRefs<"DeskSellers_query">;
  } | null | undefined;
};
export type CatalogueViewQuery = {
  response: CatalogueViewQuery$data;
  variables: CatalogueViewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "form"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "products"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "records"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seller"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sellers"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "words"
},
v8 = {
  "kind": "Variable",
  "name": "words",
  "variableName": "words"
},
v9 = [
  (v8/*:: as any*/)
],
v10 = {
  "kind": "Variable",
  "name": "key",
  "variableName": "key"
},
v11 = {
  "kind": "Variable",
  "name": "kind",
  "variableName": "kind"
},
v12 = {
  "kind": "Variable",
  "name": "seller",
  "variableName": "seller"
},
v13 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  },
  (v8/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v18 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "primary",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "secondary",
    "storageKey": null
  }
],
v19 = {
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BilingualText",
      "kind": "LinkedField",
      "name": "altTexts",
      "plural": false,
      "selections": (v18/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FocalPoint",
      "kind": "LinkedField",
      "name": "focalPoint",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "x",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "y",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uncropped",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handle",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weekday",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v24 = [
  (v22/*:: as any*/),
  (v23/*:: as any*/)
],
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "column",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "CatalogueCell",
  "kind": "LinkedField",
  "name": "cells",
  "plural": true,
  "selections": [
    (v26/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v28 = [
  (v25/*:: as any*/),
  (v27/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CatalogueViewQuery",
    "selections": [
      {
        "condition": "products",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": (v9/*:: as any*/),
                  "kind": "FragmentSpread",
                  "name": "DeskProducts_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "products"
          }
        ]
      },
      {
        "condition": "sellers",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": (v9/*:: as any*/),
                  "kind": "FragmentSpread",
                  "name": "DeskSellers_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "sellers"
          }
        ]
      },
      {
        "condition": "records",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": [
                    {
                      "kind": "Variable",
                      "name": "form",
                      "variableName": "form"
                    },
                    (v10/*:: as any*/),
                    (v11/*:: as any*/),
                    {
                      "kind": "Variable",
                      "name": "savings",
                      "variableName": "records"
                    },
                    (v12/*:: as any*/),
                    (v8/*:: as any*/)
                  ],
                  "kind": "FragmentSpread",
                  "name": "DeskRecords_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "records"
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v7/*:: as any*/),
      (v3/*:: as any*/),
      (v6/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CatalogueViewQuery",
    "selections": [
      {
        "condition": "products",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
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
                "args": (v13/*:: as any*/),
                "concreteType": "ProductConnection",
                "kind": "LinkedField",
                "name": "products",
                "plural": false,
                "selections": [
                  (v14/*:: as any*/),
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
                          (v15/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "handlePrimary",
                            "storageKey": null
                          },
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Seller",
                            "kind": "LinkedField",
                            "name": "seller",
                            "plural": false,
                            "selections": [
                              (v16/*:: as any*/),
                              (v15/*:: as any*/)
                            ],
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
                              (v15/*:: as any*/),
                              (v16/*:: as any*/),
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
                                "name": "stored",
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
                                "name": "stockMdo",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "stockMdoOnHold",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "price",
                                "storageKey": null
                              },
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
                                "concreteType": "BilingualText",
                                "kind": "LinkedField",
                                "name": "names",
                                "plural": false,
                                "selections": (v18/*:: as any*/),
                                "storageKey": null
                              }
                            ],
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
                            "kind": "ScalarField",
                            "name": "temperature",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "taxable",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "taxKind",
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
                            "name": "isAlcohol",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "diets",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "AllergenDeclaration",
                            "kind": "LinkedField",
                            "name": "allergens",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "allergen",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "presence",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Nutrition",
                            "kind": "LinkedField",
                            "name": "nutrition",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "serving",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "unit",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "energy",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "fat",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "saturated",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "carbohydrate",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "fibre",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "sugars",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "protein",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "sodium",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "shelf",
                            "storageKey": null
                          },
                          (v19/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Texts",
                            "kind": "LinkedField",
                            "name": "texts",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "BilingualText",
                                "kind": "LinkedField",
                                "name": "name",
                                "plural": false,
                                "selections": (v18/*:: as any*/),
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "BilingualText",
                                "kind": "LinkedField",
                                "name": "description",
                                "plural": false,
                                "selections": (v18/*:: as any*/),
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "BilingualText",
                                "kind": "LinkedField",
                                "name": "types",
                                "plural": false,
                                "selections": (v18/*:: as any*/),
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "BilingualText",
                                "kind": "LinkedField",
                                "name": "ingredients",
                                "plural": false,
                                "selections": (v18/*:: as any*/),
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
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v13/*:: as any*/),
                "filters": [
                  "words"
                ],
                "handle": "connection",
                "key": "DeskProducts_products",
                "kind": "LinkedHandle",
                "name": "products"
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "sellers",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
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
                "args": (v9/*:: as any*/),
                "concreteType": "Seller",
                "kind": "LinkedField",
                "name": "sellers",
                "plural": true,
                "selections": [
                  (v15/*:: as any*/),
                  (v20/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
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
                    "concreteType": "Vacation",
                    "kind": "LinkedField",
                    "name": "nextVacation",
                    "plural": false,
                    "selections": [
                      (v21/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "back",
                        "storageKey": null
                      }
                    ],
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
                    "args": null,
                    "kind": "ScalarField",
                    "name": "commission",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "contactEmail",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "contactLanguage",
                    "storageKey": null
                  },
                  (v19/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BilingualText",
                    "kind": "LinkedField",
                    "name": "descriptions",
                    "plural": false,
                    "selections": (v18/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "records",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "condition": "form",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
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
                    "args": null,
                    "concreteType": "GoodsDays",
                    "kind": "LinkedField",
                    "name": "goodsDays",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "DropOff",
                        "kind": "LinkedField",
                        "name": "dropOff",
                        "plural": false,
                        "selections": [
                          (v22/*:: as any*/),
                          (v21/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "to",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ServingPlace",
                        "kind": "LinkedField",
                        "name": "places",
                        "plural": true,
                        "selections": [
                          (v16/*:: as any*/),
                          (v22/*:: as any*/),
                          (v21/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WeekPlans",
                    "kind": "LinkedField",
                    "name": "weekPlans",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "WeekPlan",
                        "kind": "LinkedField",
                        "name": "plans",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "WeeklyMoment",
                            "kind": "LinkedField",
                            "name": "closing",
                            "plural": false,
                            "selections": (v24/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "WeeklyMoment",
                            "kind": "LinkedField",
                            "name": "basketsUntil",
                            "plural": false,
                            "selections": (v24/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "WeeklyMoment",
                            "kind": "LinkedField",
                            "name": "missing",
                            "plural": false,
                            "selections": (v24/*:: as any*/),
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
              }
            ]
          },
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
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "concreteType": "CatalogueRecord",
                "kind": "LinkedField",
                "name": "catalogueRecords",
                "plural": true,
                "selections": [
                  (v25/*:: as any*/),
                  (v17/*:: as any*/),
                  (v27/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CatalogueVariant",
                    "kind": "LinkedField",
                    "name": "variants",
                    "plural": true,
                    "selections": (v28/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "condition": "form",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "producers",
                    "args": null,
                    "concreteType": "Seller",
                    "kind": "LinkedField",
                    "name": "sellers",
                    "plural": true,
                    "selections": [
                      (v20/*:: as any*/),
                      (v16/*:: as any*/),
                      (v15/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": "categories",
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "kind",
                        "value": "collections"
                      }
                    ],
                    "concreteType": "CatalogueRecord",
                    "kind": "LinkedField",
                    "name": "catalogueRecords",
                    "plural": true,
                    "selections": (v28/*:: as any*/),
                    "storageKey": "catalogueRecords(kind:\"collections\")"
                  }
                ]
              },
              {
                "condition": "records",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CatalogueSaving",
                    "kind": "LinkedField",
                    "name": "catalogueSavings",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "number",
                        "storageKey": null
                      },
                      (v23/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "source",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "undoneAt",
                        "storageKey": null
                      },
                      (v14/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CatalogueChange",
                        "kind": "LinkedField",
                        "name": "changes",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "kind",
                            "storageKey": null
                          },
                          (v25/*:: as any*/),
                          (v16/*:: as any*/),
                          (v26/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "before",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "after",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ]
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "f056ec80a16d2873624b91f385f3c235",
    "id": "24dcbb2801957315581d935a3ca1940081b9b344edf75c335cce53880ee42bf6",
    "metadata": {},
    "name": "CatalogueViewQuery",
    "operationKind": "query",
    "text": "query CatalogueViewQuery(\n  $words: String\n  $products: Boolean!\n  $sellers: Boolean!\n  $records: Boolean!\n  $form: Boolean!\n  $kind: CatalogueKind!\n  $key: String\n  $seller: String\n) {\n  ...DeskProducts_query_2ktScw @include(if: $products)\n  ...DeskSellers_query_2ktScw @include(if: $sellers)\n  ...DeskRecords_query_xeP3U @include(if: $records)\n}\n\nfragment DeskProduct_product on Product {\n  id\n  handlePrimary\n  name\n  version\n  seller {\n    name\n    id\n  }\n  variants {\n    id\n    name\n    ...VariantStock_variant\n  }\n  ...productValues_product\n}\n\nfragment DeskProducts_query_2ktScw on Query {\n  staff {\n    products(first: 20, words: $words) {\n      count\n      edges {\n        node {\n          id\n          ...DeskProduct_product\n          __typename\n        }\n        cursor\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}\n\nfragment DeskRecords_query_xeP3U on Query {\n  ...weekWarnings_query @include(if: $form)\n  staff {\n    catalogueRecords(kind: $kind, key: $key, words: $words, seller: $seller) {\n      key\n      version\n      cells {\n        column\n        value\n      }\n      variants {\n        key\n        cells {\n          column\n          value\n        }\n      }\n    }\n    ...recordChoices_staff @include(if: $form)\n    ...RecentSavings_staff @include(if: $records)\n  }\n}\n\nfragment DeskSeller_seller on Seller {\n  id\n  handle\n  name\n  version\n  ...sellerValues_seller\n}\n\nfragment DeskSellers_query_2ktScw on Query {\n  staff {\n    sellers(words: $words) {\n      id\n      ...DeskSeller_seller\n    }\n  }\n}\n\nfragment RecentSavings_staff on Staff {\n  catalogueSavings {\n    number\n    at\n    source\n    undoneAt\n    ...SavingChanges_saving\n  }\n}\n\nfragment SavingChanges_saving on CatalogueSaving {\n  count\n  changes {\n    kind\n    key\n    name\n    column\n    before\n    after\n  }\n}\n\nfragment VariantStock_variant on Variant {\n  id\n  name\n  trackStock\n  stored\n  stock\n  stockOnHold\n  stockMdo\n  stockMdoOnHold\n}\n\nfragment pictureValues_crop on Image {\n  focalPoint {\n    x\n    y\n  }\n  uncropped\n}\n\nfragment pictureValues_image on Image {\n  path\n  altTexts {\n    primary\n    secondary\n  }\n  ...pictureValues_crop\n}\n\nfragment productValues_product on Product {\n  status\n  temperature\n  taxable\n  taxKind\n  bio\n  isAlcohol\n  diets\n  allergens {\n    allergen\n    presence\n  }\n  nutrition {\n    serving\n    unit\n    energy\n    fat\n    saturated\n    carbohydrate\n    fibre\n    sugars\n    protein\n    sodium\n  }\n  shelf\n  images {\n    ...pictureValues_image\n  }\n  texts {\n    name {\n      primary\n      secondary\n    }\n    description {\n      primary\n      secondary\n    }\n    types {\n      primary\n      secondary\n    }\n    ingredients {\n      primary\n      secondary\n    }\n  }\n  variants {\n    id\n    price\n    comparedAtPrice\n    trackStock\n    stored\n    names {\n      primary\n      secondary\n    }\n  }\n}\n\nfragment recordChoices_staff on Staff {\n  producers: sellers {\n    handle\n    name\n    id\n  }\n  categories: catalogueRecords(kind: collections) {\n    key\n    cells {\n      column\n      value\n    }\n  }\n}\n\nfragment sellerValues_seller on Seller {\n  deactivatedUntil\n  nextVacation {\n    from\n    back\n  }\n  regional\n  commission\n  contactEmail\n  contactLanguage\n  images {\n    ...pictureValues_image\n  }\n  descriptions {\n    primary\n    secondary\n  }\n}\n\nfragment weekWarnings_query on Query {\n  staff {\n    goodsDays {\n      dropOff {\n        weekday\n        from\n        to\n      }\n      places {\n        name\n        weekday\n        from\n      }\n    }\n    weekPlans {\n      plans {\n        closing {\n          weekday\n          at\n        }\n        basketsUntil {\n          weekday\n          at\n        }\n        missing {\n          weekday\n          at\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "7640ed0f71a0abd3391ff308c08b4e9f";

export default node;
