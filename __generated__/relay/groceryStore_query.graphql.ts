/**
 * @generated SignedSource<<33480f662c99a1f28d4d001c0f2f20e0>>
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
    readonly placeDays: ReadonlyArray<{
      readonly day: string;
      readonly delivers: boolean;
      readonly name: string;
      readonly place: string;
      readonly slot: {
        readonly from: string;
        readonly to: string;
      } | null | undefined;
    }>;
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

(node as any).hash = "f6018c15f233b7680d6560aa8b9d178d";

export default node;
