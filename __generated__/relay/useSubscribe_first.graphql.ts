/**
 * @generated SignedSource<<55429a543757fd5360277d3a97d4bdc4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSubscribe_first$data = {
  readonly totals: {
    readonly total: number;
  };
  readonly " $fragmentType": "useSubscribe_first";
};
export type useSubscribe_first$key = {
  readonly " $data"?: useSubscribe_first$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSubscribe_first">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useSubscribe_first"
};

(node as any).hash = "995e4576ed76a34a461d8bd2dc08fdd5";

export default node;
