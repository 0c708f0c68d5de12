/**
 * @generated SignedSource<<d9004f033f38393ee8864760d35400d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type faqQuestions_query$data = {
  readonly market: {
    readonly expressLeadHours: number;
    readonly freeDeliveryAbove: number;
    readonly gstRate: number;
    readonly membershipPrice: number;
    readonly orderFee: number;
    readonly pstRate: number;
  };
  readonly shippingZones: ReadonlyArray<{
    readonly nextSlot: {
      readonly from: string;
      readonly to: string;
    } | null | undefined;
    readonly prefixes: ReadonlyArray<string>;
    readonly price: number;
    readonly weekday: number;
  }>;
  readonly " $fragmentType": "faqQuestions_query";
};
export type faqQuestions_query$key = {
  readonly " $data"?: faqQuestions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"faqQuestions_query">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "faqQuestions_query"
};

(node as any).hash = "9cf1553605666739bfd5400d96da64ed";

export default node;
