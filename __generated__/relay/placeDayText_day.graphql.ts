/**
 * @generated SignedSource<<f73db9025bc050289b4b5d815fc8f86d>>
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

(node as any).hash = "3314b8c1e9b7e0c04ef548f63867a93b";

export default node;
