/**
 * @generated SignedSource<<a797e4b67d60c282faf10b9dccb87536>>
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

(node as any).hash = "e526b15d53e59c7a637efdb6ab250d7f";

export default node;
