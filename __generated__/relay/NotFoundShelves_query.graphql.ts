/**
 * @generated SignedSource<<e8f2f49738b9c1bde618ea14cf8f180b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotFoundShelves_query$data = {
  readonly collections: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly handle: string;
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
  readonly newArrivals: {
    readonly id: string;
  } | null | undefined;
  readonly sales: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "NotFoundShelves_query";
};
export type NotFoundShelves_query$key = {
  readonly " $data"?: NotFoundShelves_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotFoundShelves_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotFoundShelves_query",
  "selections": [
    {
      "alias": "newArrivals",
      "args": [
        {
          "kind": "Literal",
          "name": "handle",
          "value": "nouveautes"
        }
      ],
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "collection",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "collection(handle:\"nouveautes\")"
    },
    {
      "alias": "sales",
      "args": [
        {
          "kind": "Literal",
          "name": "handle",
          "value": "promotions"
        }
      ],
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "collection",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "collection(handle:\"promotions\")"
    },
    {
      "alias": null,
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
                (v0/*:: as any*/),
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
})();

(node as any).hash = "dea017c8fb4582813407bbf0dcd1b404";

export default node;
