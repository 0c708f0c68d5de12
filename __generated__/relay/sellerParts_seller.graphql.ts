/**
 * @generated SignedSource<<3f07e650443c5da9693b97021dceb889>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type sellerParts_seller$data = {
  readonly collections: ReadonlyArray<{
    readonly handle: string;
    readonly handlePrimary: string;
    readonly handleSecondary: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "sellerParts_seller";
};
export type sellerParts_seller$key = {
  readonly " $data"?: sellerParts_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"sellerParts_seller">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sellerParts_seller"
};

(node as any).hash = "fea26cdf80942b2f58d6c9379356347a";

export default node;
