/**
 * @generated SignedSource<<996ff5504692a12f24557815ef27e0a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type weekWarnings_query$data = {
  readonly staff: {
    readonly goodsDays: {
      readonly dropOff: {
        readonly from: string;
        readonly to: string;
        readonly weekday: number;
      } | null | undefined;
      readonly places: ReadonlyArray<{
        readonly from: string;
        readonly name: string;
        readonly weekday: number;
      }>;
    };
    readonly weekPlans: {
      readonly plans: ReadonlyArray<{
        readonly basketsUntil: {
          readonly at: string;
          readonly weekday: number;
        };
        readonly closing: {
          readonly at: string;
          readonly weekday: number;
        };
        readonly missing: {
          readonly at: string;
          readonly weekday: number;
        };
      }>;
    };
  } | null | undefined;
  readonly " $fragmentType": "weekWarnings_query";
};
export type weekWarnings_query$key = {
  readonly " $data"?: weekWarnings_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"weekWarnings_query">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "weekWarnings_query"
};

(node as any).hash = "2ddf9b21b6c59208028411fc77d5782c";

export default node;
