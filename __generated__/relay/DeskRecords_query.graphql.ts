/**
 * @generated SignedSource<<d6454933aa237f857043247345a6c9e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeskRecords_query$data = {
  readonly goodsDays?: {
    readonly " $fragmentSpreads": FragmentRefs<"weekWarnings_query">;
  } | null | undefined;
  readonly staff: {
    readonly catalogueRecords: ReadonlyArray<{
      readonly cells: ReadonlyArray<{
        readonly column: string;
        readonly value: string;
      }>;
      readonly key: string;
      readonly variants: ReadonlyArray<{
        readonly cells: ReadonlyArray<{
          readonly column: string;
          readonly value: string;
        }>;
        readonly key: string;
      }>;
      readonly version: number;
    }>;
    readonly choices?: {
      readonly " $fragmentSpreads": FragmentRefs<"recordChoices_staff">;
    } | null | undefined;
    readonly savings?: {
      readonly " $fragmentSpreads": FragmentRefs<"RecentSavings_staff">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "DeskRecords_query";
};
export type DeskRecords_query$key = {
  readonly " $data"?: DeskRecords_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskRecords_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weekday",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "at",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "CatalogueCell",
  "kind": "LinkedField",
  "name": "cells",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "column",
      "storageKey": null
    },
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
v6 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "form"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "key"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "kind"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "savings"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "seller"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "words"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeskRecords_query",
  "selections": [
    {
      "condition": "form",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "weekWarnings_query",
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
                              (v0/*:: as any*/),
                              (v1/*:: as any*/),
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
                              (v2/*:: as any*/),
                              (v0/*:: as any*/),
                              (v1/*:: as any*/)
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
                                "selections": (v3/*:: as any*/),
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "WeeklyMoment",
                                "kind": "LinkedField",
                                "name": "basketsUntil",
                                "plural": false,
                                "selections": (v3/*:: as any*/),
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "WeeklyMoment",
                                "kind": "LinkedField",
                                "name": "missing",
                                "plural": false,
                                "selections": (v3/*:: as any*/),
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
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "type": "Query",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "goodsDays"
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
            {
              "kind": "Variable",
              "name": "key",
              "variableName": "key"
            },
            {
              "kind": "Variable",
              "name": "kind",
              "variableName": "kind"
            },
            {
              "kind": "Variable",
              "name": "seller",
              "variableName": "seller"
            },
            {
              "kind": "Variable",
              "name": "words",
              "variableName": "words"
            }
          ],
          "concreteType": "CatalogueRecord",
          "kind": "LinkedField",
          "name": "catalogueRecords",
          "plural": true,
          "selections": [
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "version",
              "storageKey": null
            },
            (v5/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "CatalogueVariant",
              "kind": "LinkedField",
              "name": "variants",
              "plural": true,
              "selections": (v6/*:: as any*/),
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
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "recordChoices_staff",
                    "selections": [
                      {
                        "alias": "producers",
                        "args": null,
                        "concreteType": "Seller",
                        "kind": "LinkedField",
                        "name": "sellers",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "handle",
                            "storageKey": null
                          },
                          (v2/*:: as any*/)
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
                        "selections": (v6/*:: as any*/),
                        "storageKey": "catalogueRecords(kind:\"collections\")"
                      }
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "type": "Staff",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "choices"
            }
          ]
        },
        {
          "condition": "savings",
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
                    "name": "RecentSavings_staff"
                  }
                ],
                "type": "Staff",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "savings"
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "001b1f645e9d5ea96da004cf917a1261";

export default node;
