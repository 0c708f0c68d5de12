/**
 * @generated SignedSource<<8e732dfd89ee93bcf2bd1197c4a4abf6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type handoverDays_query$data = {
  readonly locations: ReadonlyArray<{
    readonly nextSlot: {
      readonly from: string;
      readonly to: string;
    } | null | undefined;
    readonly storageOnly: boolean;
  }>;
  readonly shippingZones: ReadonlyArray<{
    readonly nextSlot: {
      readonly from: string;
      readonly to: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "handoverDays_query";
};
export type handoverDays_query$key = {
  readonly " $data"?: handoverDays_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"handoverDays_query">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "handoverDays_query"
};

(node as any).hash = "d44394d62fa31e60c3baeac44b7c2f85";

export default node;
