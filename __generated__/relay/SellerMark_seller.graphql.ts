/**
 * @generated SignedSource<<9830110cae85b814fe21371266fe04c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerMark_seller$data = {
  readonly handle: string;
  readonly images: ReadonlyArray<{
    readonly path: string;
  }>;
  readonly name: string;
  readonly " $fragmentType": "SellerMark_seller";
};
export type SellerMark_seller$key = {
  readonly " $data"?: SellerMark_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerMark_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerMark_seller",
  "selections": [
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
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "3821afa0ee84672ca9c7c1889aa4c272";

export default node;
