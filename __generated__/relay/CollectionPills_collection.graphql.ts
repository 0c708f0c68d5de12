/**
 * @generated SignedSource<<85e89319faf1303f9269f59a911c9a49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectionPills_collection$data = {
  readonly children: ReadonlyArray<{
    readonly handle: string;
    readonly id: string;
    readonly name: string;
    readonly nbProducts: number;
    readonly stored?: {
      readonly count: number;
    };
    readonly " $fragmentSpreads": FragmentRefs<"CollectionPicture_collection">;
  }>;
  readonly handle: string;
  readonly id: string;
  readonly nbProducts: number;
  readonly parent: {
    readonly children: ReadonlyArray<{
      readonly handle: string;
      readonly id: string;
      readonly name: string;
      readonly nbProducts: number;
      readonly stored?: {
        readonly count: number;
      };
      readonly " $fragmentSpreads": FragmentRefs<"CollectionPicture_collection">;
    }>;
    readonly handle: string;
    readonly id: string;
    readonly nbProducts: number;
    readonly stored?: {
      readonly count: number;
    };
    readonly " $fragmentSpreads": FragmentRefs<"CollectionPicture_collection">;
  } | null | undefined;
  readonly stored?: {
    readonly count: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CollectionPicture_collection">;
  readonly " $fragmentType": "CollectionPills_collection";
};
export type CollectionPills_collection$key = {
  readonly " $data"?: CollectionPills_collection$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionPills_collection">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handle",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nbProducts",
  "storageKey": null
},
v3 = {
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
        {
          "kind": "Literal",
          "name": "first",
          "value": 0
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
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": "products(filter:{\"where\":{\"stored\":true}},first:0)"
    }
  ]
},
v4 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "CollectionPicture_collection"
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Collection",
  "kind": "LinkedField",
  "name": "children",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "express"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectionPills_collection",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "parent",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Collection",
  "abstractKey": null
};
})();

(node as any).hash = "01b42768d14327a89ea4e39de49ea0aa";

export default node;
