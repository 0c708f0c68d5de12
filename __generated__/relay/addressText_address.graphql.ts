/**
 * @generated SignedSource<<a25b4f73a3e634c92e035a5ca67c02ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type addressText_address$data = {
  readonly city: string;
  readonly line1: string;
  readonly line2: string | null | undefined;
  readonly " $fragmentType": "addressText_address";
};
export type addressText_address$key = {
  readonly " $data"?: addressText_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"addressText_address">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "addressText_address"
};

(node as any).hash = "4db5ada5f5be3d956fea10f3d31d4a44";

export default node;
