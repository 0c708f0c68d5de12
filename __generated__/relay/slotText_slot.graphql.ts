/**
 * @generated SignedSource<<2d67744fc913f14ff9acb115ed2d0269>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type slotText_slot$data = {
  readonly from: string;
  readonly to: string;
  readonly " $fragmentType": "slotText_slot";
};
export type slotText_slot$key = {
  readonly " $data"?: slotText_slot$data;
  readonly " $fragmentSpreads": FragmentRefs<"slotText_slot">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "slotText_slot"
};

(node as any).hash = "60237ae3aecf718c7e611d7692fcbb08";

export default node;
