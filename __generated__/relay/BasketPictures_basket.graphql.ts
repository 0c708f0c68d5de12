/**
 * @generated SignedSource<<0148b9ac16a86b7b04e5e0e71d7f40e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasketPictures_basket$data = {
  readonly images: ReadonlyArray<{
    readonly path: string;
  }>;
  readonly " $fragmentType": "BasketPictures_basket";
};
export type BasketPictures_basket$key = {
  readonly " $data"?: BasketPictures_basket$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasketPictures_basket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasketPictures_basket",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Basket",
  "abstractKey": null
};

(node as any).hash = "ae9a9d653d485fabb49eafc95fb060ff";

export default node;
