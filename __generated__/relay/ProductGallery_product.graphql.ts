/**
 * @generated SignedSource<<6d6d8f3cad5cf3c73b29aa85f38eed63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductGallery_product$data = {
  readonly images: ReadonlyArray<{
    readonly alt: string | null | undefined;
    readonly path: string;
  }>;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProductBadges_product" | "productOffer_product">;
  readonly " $fragmentType": "ProductGallery_product";
};
export type ProductGallery_product$key = {
  readonly " $data"?: ProductGallery_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductGallery_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductGallery_product",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductBadges_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "productOffer_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "af980210aec10e63da7616081d00ea03";

export default node;
