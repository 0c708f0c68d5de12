/**
 * @generated SignedSource<<2e58a89664c8ec19a9a1d6edc510f8ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type basketItemList_basket$data = {
  readonly description: string | null | undefined;
  readonly handlePrimary: string;
  readonly images: ReadonlyArray<{
    readonly path: string;
  }>;
  readonly name: string;
  readonly price: number;
  readonly " $fragmentType": "basketItemList_basket";
};
export type basketItemList_basket$key = {
  readonly " $data"?: basketItemList_basket$data;
  readonly " $fragmentSpreads": FragmentRefs<"basketItemList_basket">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "basketItemList_basket"
};

(node as any).hash = "d5b1a8882f238ae1745457d3a9111efa";

export default node;
