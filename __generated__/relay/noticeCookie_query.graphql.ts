/**
 * @generated SignedSource<<b91647f9da570e6932578638e1f1e22b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type noticeCookie_query$data = {
  readonly siteInformations: {
    readonly popup: {
      readonly active: boolean;
      readonly cookieName: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "noticeCookie_query";
};
export type noticeCookie_query$key = {
  readonly " $data"?: noticeCookie_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"noticeCookie_query">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "noticeCookie_query"
};

(node as any).hash = "548d155c37c0d21ce23652d32809f699";

export default node;
