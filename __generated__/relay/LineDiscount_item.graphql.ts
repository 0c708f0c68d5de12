/**
 * @generated SignedSource<<28f28126a9b7eadefbabae8ba25f8e52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineDiscount_item$data = {
  readonly quantity: number;
  readonly variant: {
    readonly comparedAtPrice: number | null | undefined;
    readonly price: number;
  };
  readonly " $fragmentType": "LineDiscount_item";
};
export type LineDiscount_item$key = {
  readonly " $data"?: LineDiscount_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineDiscount_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineDiscount_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Variant",
      "kind": "LinkedField",
      "name": "variant",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comparedAtPrice",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartItem",
  "abstractKey": null
};

(node as any).hash = "5bf520f1d1ca3276267158edcddc4346";

export default node;
