/**
 * @generated SignedSource<<efd6edae5f3975c92ba75eacd8ef84e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type sellerDraft_seller$data = {
  readonly deactivatedUntil: string | null | undefined;
  readonly descriptions: {
    readonly primary: string;
    readonly secondary: string | null | undefined;
  } | null | undefined;
  readonly regional: boolean;
  readonly " $fragmentType": "sellerDraft_seller";
};
export type sellerDraft_seller$key = {
  readonly " $data"?: sellerDraft_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"sellerDraft_seller">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sellerDraft_seller"
};

(node as any).hash = "7261388493785f3aaacfcd0001b343d6";

export default node;
