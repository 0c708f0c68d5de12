/**
 * @generated SignedSource<<a804325d6d8d64ccf1aee3591a221d40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type orderFacts_articles$data = {
  readonly products: ReadonlyArray<{
    readonly quantity: number;
    readonly reusableBox: boolean;
  }>;
  readonly " $fragmentType": "orderFacts_articles";
};
export type orderFacts_articles$key = {
  readonly " $data"?: orderFacts_articles$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderFacts_articles">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "orderFacts_articles"
};

(node as any).hash = "c457e2e26998af71534f3f765d9220b9";

export default node;
