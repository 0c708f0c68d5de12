/**
 * @generated SignedSource<<4eac1a9fa1ef7ed3f910722340c7752d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type groceryStore_query$data = {
  readonly announcedWeeks: ReadonlyArray<{
    readonly closed: boolean;
    readonly handoverFrom: string;
  }>;
  readonly " $fragmentType": "groceryStore_query";
};
export type groceryStore_query$key = {
  readonly " $data"?: groceryStore_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"groceryStore_query">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "groceryStore_query"
};

(node as any).hash = "e0be5538e909b77ea5cabd68420bd0d7";

export default node;
