/**
 * @generated SignedSource<<266c67370406f86bcdd2e1b83a0d97be>>
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
      readonly " $fragmentSpreads": FragmentRefs<"CollectionPicture_collection">;
    }>;
    readonly handle: string;
    readonly id: string;
    readonly nbProducts: number;
    readonly " $fragmentSpreads": FragmentRefs<"CollectionPicture_collection">;
  } | null | undefined;
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
  "args": null,
  "kind": "FragmentSpread",
  "name": "CollectionPicture_collection"
},
v4 = {
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
    (v3/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectionPills_collection",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
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
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Collection",
  "abstractKey": null
};
})();

(node as any).hash = "4c3bbbabbd6f2a2801fbe59ab6e5a40b";

export default node;
