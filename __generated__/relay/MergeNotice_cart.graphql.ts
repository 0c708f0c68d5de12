/**
 * @generated SignedSource<<cd6993caaacfec1ebcd906900296352d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeNotice_cart$data = {
  readonly mergesInto: {
    readonly number: number;
  } | null | undefined;
  readonly " $fragmentType": "MergeNotice_cart";
};
export type MergeNotice_cart$key = {
  readonly " $data"?: MergeNotice_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"MergeNotice_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MergeNotice_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "mergesInto",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "c8447cc59557ace5abec0766ab70ff77";

export default node;
