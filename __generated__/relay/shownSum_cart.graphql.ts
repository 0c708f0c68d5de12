/**
 * @generated SignedSource<<85590fafd1f7dcf9ccd3c55370617bce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type shownSum_cart$data = {
  readonly items: ReadonlyArray<{
    readonly counted: number;
    readonly reusableBox: boolean;
  }>;
  readonly totals: {
    readonly credit: number;
    readonly delivery: number;
    readonly deposits: number;
    readonly fee: number;
    readonly gst: number;
    readonly items: number;
    readonly pst: number;
    readonly total: number;
  };
  readonly " $fragmentType": "shownSum_cart";
};
export type shownSum_cart$key = {
  readonly " $data"?: shownSum_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"shownSum_cart">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "shownSum_cart"
};

(node as any).hash = "8ae7778f1974f0fa939e8e10622cb608";

export default node;
