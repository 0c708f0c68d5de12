/**
 * @generated SignedSource<<0f9a0bf72fe45ebfc33240587fbcde7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerTags_seller$data = {
  readonly createdAt: string;
  readonly deactivatedUntil: string | null | undefined;
  readonly " $fragmentType": "SellerTags_seller";
};
export type SellerTags_seller$key = {
  readonly " $data"?: SellerTags_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerTags_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerTags_seller",
  "selections": [
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
      "name": "deactivatedUntil",
      "storageKey": null
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "33c0aa024f65b2eb93a6abd78d1aab82";

export default node;
