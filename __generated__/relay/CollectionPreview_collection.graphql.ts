/**
 * @generated SignedSource<<e18fe1f51d4408d7c66cb43a8d83a017>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectionPreview_collection$data = {
  readonly name: string;
  readonly " $fragmentType": "CollectionPreview_collection";
};
export type CollectionPreview_collection$key = {
  readonly " $data"?: CollectionPreview_collection$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionPreview_collection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectionPreview_collection",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Collection",
  "abstractKey": null
};

(node as any).hash = "18f9ae862b608a938ff88591a6738e23";

export default node;
