/**
 * @generated SignedSource<<d33c916f1f070bad16a85b69f1dc9c66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type identityDraft_site$data = {
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
  readonly " $fragmentType": "identityDraft_site";
};
export type identityDraft_site$key = {
  readonly " $data"?: identityDraft_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"identityDraft_site">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "identityDraft_site"
};

(node as any).hash = "c03b1aceb0306191f02b1bbc41aec800";

export default node;
