/**
 * @generated SignedSource<<12b4e47137992c4b30f19f24c1324c6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type termsValues_staff$data = {
  readonly marketTerms: {
    readonly expressLeadHours: number;
    readonly freeDeliveryAbove: number;
    readonly gstRates: ReadonlyArray<{
      readonly from: string;
      readonly rate: number;
    }>;
    readonly membershipPrice: number;
    readonly orderFee: number;
    readonly pstRates: ReadonlyArray<{
      readonly from: string;
      readonly rate: number;
    }>;
    readonly trialMonths: number;
  };
  readonly " $fragmentType": "termsValues_staff";
};
export type termsValues_staff$key = {
  readonly " $data"?: termsValues_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"termsValues_staff">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "termsValues_staff"
};

(node as any).hash = "aec6eeeaba16de26f41001eb8c96ae56";

export default node;
