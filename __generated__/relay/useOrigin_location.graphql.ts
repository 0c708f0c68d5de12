/**
 * @generated SignedSource<<dd43c9ecfcf1c83636de3ac5b54e44d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOrigin_location$data = {
  readonly id: string;
  readonly name: string;
  readonly position: {
    readonly " $fragmentSpreads": FragmentRefs<"readPosition_position">;
  } | null | undefined;
  readonly " $fragmentType": "useOrigin_location";
};
export type useOrigin_location$key = {
  readonly " $data"?: useOrigin_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOrigin_location">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useOrigin_location"
};

(node as any).hash = "ff61ecfa7b37aae906dde673d01338f3";

export default node;
