/**
 * @generated SignedSource<<3c5c29819fac31e6c6b6836ab226d466>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
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

(node as any).hash = "8c6c3bbe7d0403352b8d443798af754f";

export default node;
