/**
 * @generated SignedSource<<4fe913cf95f0e8e1ca6032b9d939cc18>>
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
    readonly id: string;
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
          "name": "id",
          "storageKey": null
        },
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

(node as any).hash = "1a5cb4d741bfa43d1e1fe812ff1d27af";

export default node;
