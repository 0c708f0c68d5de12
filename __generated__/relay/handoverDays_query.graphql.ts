/**
 * @generated SignedSource<<4f2e99c034e8095ddbd543122f844fd9>>
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
    } | null | undefined;
    readonly storageOnly: boolean;
  }>;
  readonly shippingZones: ReadonlyArray<{
    readonly nextSlot: {
      readonly from: string;
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

(node as any).hash = "6981867c815fc8eaf868533790715b3a";

export default node;
