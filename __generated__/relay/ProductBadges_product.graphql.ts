/**
 * @generated SignedSource<<4c1a5b98da3d3ae2148bf787a019fbc0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductBadges_product$data = {
  readonly bio: boolean;
  readonly createdAt: string;
  readonly " $fragmentType": "ProductBadges_product";
};
export type ProductBadges_product$key = {
  readonly " $data"?: ProductBadges_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductBadges_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductBadges_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "1a12278f57c3ea930885bee82921a219";

export default node;
