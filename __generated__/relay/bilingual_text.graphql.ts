/**
 * @generated SignedSource<<1c7036c3bedd781873b4f1abb5c1c646>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type bilingual_text$data = {
  readonly primary: string;
  readonly secondary: string | null | undefined;
  readonly " $fragmentType": "bilingual_text";
};
export type bilingual_text$key = {
  readonly " $data"?: bilingual_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"bilingual_text">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "bilingual_text"
};

(node as any).hash = "649bbd03f3f109fcb2010b7697dd3c5f";

export default node;
