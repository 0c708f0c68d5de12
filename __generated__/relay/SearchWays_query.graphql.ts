/**
 * @generated SignedSource<<1edf539de0d7ffae20b8ddc731b2e1ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchWays_query$data = {
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
  readonly " $fragmentType": "SearchWays_query";
};
export type SearchWays_query$key = {
  readonly " $data"?: SearchWays_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchWays_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchWays_query",
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
      "storageKey": "collections(first:40,ordering:{\"sort\":\"priority\"})"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8a4675e8548ea086a5397df8e88449d3";

export default node;
