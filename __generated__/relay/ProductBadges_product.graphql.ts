/**
 * @generated SignedSource<<e0bc93a19762442e72075bd4b947592e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductBadges_product$data = {
  readonly bio: boolean;
  readonly collections: ReadonlyArray<{
    readonly handle: string;
  }>;
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
      "concreteType": "ProductCollection",
      "kind": "LinkedField",
      "name": "collections",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "handle",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "f26ebefd678decff5fe5ba2ac6ae5f00";

export default node;
