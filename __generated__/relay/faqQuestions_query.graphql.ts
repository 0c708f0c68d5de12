/**
 * @generated SignedSource<<e917624382b6b5e09d37cc3289f063d4>>
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

(node as any).hash = "818856a665b48861370b88c0d1ef0642";

export default node;
