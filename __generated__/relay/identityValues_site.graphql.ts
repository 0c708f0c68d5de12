/**
 * @generated SignedSource<<b3a1674350c40f5f4af1576850232a2b>>
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
    readonly dropOff: {
      readonly from: string;
      readonly place: {
        readonly primary: string;
        readonly secondary: string | null | undefined;
      } | null | undefined;
      readonly to: string;
      readonly weekday: number;
    } | null | undefined;
    readonly hours: ReadonlyArray<{
      readonly from: string;
      readonly to: string;
      readonly weekday: number;
    }>;
    readonly logo: string | null | undefined;
    readonly logoImage: {
      readonly " $fragmentSpreads": FragmentRefs<"pictureValues_crop">;
    } | null | undefined;
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

(node as any).hash = "65a222445e56546fa76c822bbf027ca2";

export default node;
