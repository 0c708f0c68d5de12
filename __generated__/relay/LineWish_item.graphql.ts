/**
 * @generated SignedSource<<9866eb7244ee3e9def9eeae0f590f2e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MissingWish = "refund" | "replacement" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LineWish_item$data = {
  readonly id: string;
  readonly ifMissing: MissingWish;
  readonly variant: {
    readonly product: {
      readonly name: string;
    };
  };
  readonly " $fragmentType": "LineWish_item";
};
export type LineWish_item$key = {
  readonly " $data"?: LineWish_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineWish_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineWish_item",
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
      "name": "ifMissing",
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
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartItem",
  "abstractKey": null
};

(node as any).hash = "2f74383504fdd6e8410d726bf43f6822";

export default node;
