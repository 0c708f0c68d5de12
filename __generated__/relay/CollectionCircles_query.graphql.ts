/**
 * @generated SignedSource<<fc1d231cc4f0c6e30eaaa0592520f171>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectionCircles_query$data = {
  readonly shelves: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly handle: string;
        readonly handlePrimary: string;
        readonly id: string;
        readonly name: string;
        readonly " $fragmentSpreads": FragmentRefs<"CollectionPicture_collection">;
      };
    }>;
  };
  readonly " $fragmentType": "CollectionCircles_query";
};
export type CollectionCircles_query$key = {
  readonly " $data"?: CollectionCircles_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionCircles_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "stored"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectionCircles_query",
  "selections": [
    {
      "alias": "shelves",
      "args": [
        {
          "fields": [
            {
              "fields": [
                {
                  "kind": "Variable",
                  "name": "hasStoredProducts",
                  "variableName": "stored"
                }
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
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CollectionPicture_collection"
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
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "62b8b884ce443462764c0a87969f4516";

export default node;
