/**
 * @generated SignedSource<<a452f65b7bc7cda02e7d393c965f1039>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type groceryStore_market$data = {
  readonly contact: {
    readonly address: {
      readonly city: string;
      readonly country: string;
      readonly line1: string;
      readonly line2: string | null | undefined;
      readonly postal_code: string;
      readonly state: string;
    } | null | undefined;
    readonly email: string | null | undefined;
    readonly phone: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "groceryStore_market";
};
export type groceryStore_market$key = {
  readonly " $data"?: groceryStore_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"groceryStore_market">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "groceryStore_market"
};

(node as any).hash = "c3e762a06fb1186a77f6e3e6a78d1ee6";

export default node;
