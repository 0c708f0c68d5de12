/**
 * @generated SignedSource<<3b337d69f4a468e673fd43c3c8e8964e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ShortageRule = "evenly" | "first_ordered" | "most_orders" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type identityValues_site$data = {
  readonly contact: {
    readonly address: {
      readonly city: string;
      readonly line1: string;
      readonly line2: string | null | undefined;
      readonly postal_code: string;
      readonly state: string;
    } | null | undefined;
    readonly email: string | null | undefined;
    readonly phone: string | null | undefined;
  } | null | undefined;
  readonly identity: {
    readonly hours: ReadonlyArray<{
      readonly from: string;
      readonly to: string;
      readonly weekday: number;
    }>;
    readonly logo: string | null | undefined;
    readonly monogram: string | null | undefined;
    readonly name: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    };
    readonly sender: string | null | undefined;
    readonly shortageRule: ShortageRule;
    readonly taxNumbers: {
      readonly gst: string | null | undefined;
      readonly qst: string | null | undefined;
    };
  } | null | undefined;
  readonly " $fragmentType": "identityValues_site";
};
export type identityValues_site$key = {
  readonly " $data"?: identityValues_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"identityValues_site">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "identityValues_site"
};

(node as any).hash = "19eae26d58e214d6c0cc5b80429ba812";

export default node;
