/**
 * @generated SignedSource<<e865ca416bc6f6f3c4bd589cb0c2963a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type OperatorPageName = "faq" | "privacy" | "producers" | "terms" | "%future added value";
export type TextSource = "none" | "own" | "standard" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type pageTexts_site$data = {
  readonly links: ReadonlyArray<{
    readonly profile: boolean;
    readonly text: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    };
    readonly url: string;
  }>;
  readonly texts: ReadonlyArray<{
    readonly name: OperatorPageName;
    readonly own: {
      readonly sections: ReadonlyArray<{
        readonly group: {
          readonly primary: string;
          readonly secondary: string | null | undefined;
        } | null | undefined;
        readonly heading: {
          readonly primary: string;
          readonly secondary: string | null | undefined;
        } | null | undefined;
        readonly link: {
          readonly text: {
            readonly primary: string;
            readonly secondary: string | null | undefined;
          };
          readonly url: string;
        } | null | undefined;
        readonly paragraphs: ReadonlyArray<{
          readonly primary: string;
          readonly secondary: string | null | undefined;
        }>;
      }>;
      readonly title: {
        readonly primary: string;
        readonly secondary: string | null | undefined;
      };
      readonly updatedOn: string;
    } | null | undefined;
    readonly source: TextSource;
  }> | null | undefined;
  readonly " $fragmentType": "pageTexts_site";
};
export type pageTexts_site$key = {
  readonly " $data"?: pageTexts_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"pageTexts_site">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "pageTexts_site"
};

(node as any).hash = "c38c0a761fd3ff8601418e6796748d7a";

export default node;
