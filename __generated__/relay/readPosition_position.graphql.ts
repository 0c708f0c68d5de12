/**
 * @generated SignedSource<<a120bdcfb3db48f1033ab522b46c0197>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readPosition_position$data = {
  readonly latitude: number;
  readonly longitude: number;
  readonly " $fragmentType": "readPosition_position";
};
export type readPosition_position$key = {
  readonly " $data"?: readPosition_position$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPosition_position">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPosition_position"
};

(node as any).hash = "80c6984e736043b5df6d20b7cb00cae6";

export default node;
