/**
 * @generated SignedSource<<dd158c1d3050e65075b97734b45df93c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeskRecords_query$data = {
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
  "name": "key",
  "storageKey": null
},
v1 = {
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
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "version",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "CatalogueVariant",
              "kind": "LinkedField",
              "name": "variants",
              "plural": true,
              "selections": (v2/*:: as any*/),
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
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "name",
                            "storageKey": null
                          }
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
                        "selections": (v2/*:: as any*/),
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

(node as any).hash = "beec7f709d12ddd4ea08d0457b494875";

export default node;
