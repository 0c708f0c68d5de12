/**
 * @generated SignedSource<<edede1cd66524d26b89da89253b1c18d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type placeDayText_day$data = {
  readonly day: string;
  readonly delivers: boolean;
  readonly name: string;
  readonly slot: {
    readonly from: string;
    readonly to: string;
  } | null | undefined;
  readonly " $fragmentType": "placeDayText_day";
};
export type placeDayText_day$key = {
  readonly " $data"?: placeDayText_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"placeDayText_day">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "placeDayText_day"
};

(node as any).hash = "0575824ffbe5f17680198f67dd8f530d";

export default node;
