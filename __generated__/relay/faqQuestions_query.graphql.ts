/**
 * @generated SignedSource<<e080835aeae113e1edb7e0f3e2f02b64>>
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
    readonly membershipPrice: number;
    readonly orderFee: number;
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

(node as any).hash = "4ac6744092bf78cfdeed1fdb74849e5c";

export default node;
