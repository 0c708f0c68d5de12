/**
 * @generated SignedSource<<51a3d582a5e2f9ac064e828dca4c4971>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type productAddress_product$data = {
  readonly handlePrimary: string;
  readonly handleSecondary: string;
  readonly " $fragmentType": "productAddress_product";
};
export type productAddress_product$key = {
  readonly " $data"?: productAddress_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"productAddress_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "productAddress_product"
};

(node as any).hash = "06999587f725f13bcd4832a6a1302b03";

export default node;
