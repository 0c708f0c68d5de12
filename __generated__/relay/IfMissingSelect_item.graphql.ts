/**
 * @generated SignedSource<<fb409e851021c875b782da29f51b39af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MissingWish = "refund" | "replacement" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IfMissingSelect_item$data = {
  readonly id: string;
  readonly ifMissing: MissingWish;
  readonly variant: {
    readonly product: {
      readonly name: string;
    };
  };
  readonly " $fragmentType": "IfMissingSelect_item";
};
export type IfMissingSelect_item$key = {
  readonly " $data"?: IfMissingSelect_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"IfMissingSelect_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IfMissingSelect_item",
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

(node as any).hash = "076fe7f80ae6bd572130f10e95f7b78b";

export default node;
