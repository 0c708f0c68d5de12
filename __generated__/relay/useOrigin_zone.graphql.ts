/**
 * @generated SignedSource<<16e01dd5ebeab4526dd5ce394fed8796>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOrigin_zone$data = {
  readonly centres: ReadonlyArray<{
    readonly position: {
      readonly " $fragmentSpreads": FragmentRefs<"readPosition_position">;
    };
    readonly prefix: string;
  }>;
  readonly " $fragmentType": "useOrigin_zone";
};
export type useOrigin_zone$key = {
  readonly " $data"?: useOrigin_zone$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOrigin_zone">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useOrigin_zone"
};

(node as any).hash = "807b5222e8eb7dccd58df61754e5c15f";

export default node;
