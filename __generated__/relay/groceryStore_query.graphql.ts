/**
 * @generated SignedSource<<eb2819d794ed9373760e69ec9395d9a2>>
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
    readonly startDate: string;
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

(node as any).hash = "e32961af419275a21cfd59e27c4b4377";

export default node;
