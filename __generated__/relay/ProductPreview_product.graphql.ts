/**
 * @generated SignedSource<<8f33493ee7ec33e741a798a841df4a66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductPreview_product$data = {
  readonly images: ReadonlyArray<{
    readonly path: string;
  }>;
  readonly name: string;
  readonly seller: {
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ProductBadges_product" | "productOffer_product">;
  readonly " $fragmentType": "ProductPreview_product";
};
export type ProductPreview_product$key = {
  readonly " $data"?: ProductPreview_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPreview_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductPreview_product",
  "selections": [
    (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
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
})();

(node as any).hash = "044d33929bebd6d02a0c282b91be32e9";

export default node;
