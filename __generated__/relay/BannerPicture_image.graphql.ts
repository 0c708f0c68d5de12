/**
 * @generated SignedSource<<331bc4f004137259aeb700aca9ba7664>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BannerPicture_image$data = {
  readonly alt: string | null | undefined;
  readonly path: string;
  readonly " $fragmentType": "BannerPicture_image";
};
export type BannerPicture_image$key = {
  readonly " $data"?: BannerPicture_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"BannerPicture_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BannerPicture_image",
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
      "kind": "ScalarField",
      "name": "alt",
      "storageKey": null
    }
  ],
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "295293deac112f8cf9be1d62682c6569";

export default node;
