/**
 * @generated SignedSource<<41215685687e836256d2168e4cdb7574>>
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
    readonly weekday: number | null | undefined;
  }>;
  readonly shippingZones: ReadonlyArray<{
    readonly nextSlot: {
      readonly from: string;
      readonly to: string;
    } | null | undefined;
    readonly weekday: number;
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

(node as any).hash = "34d8c2d9379dd494e00988abe157d44a";

export default node;
