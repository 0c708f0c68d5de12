/**
 * @generated SignedSource<<040715e81f6035793f39bc4df25bc9f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentStep_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AutoClose_user" | "ReusableBox_user">;
  readonly " $fragmentType": "ContentStep_user";
};
export type ContentStep_user$key = {
  readonly " $data"?: ContentStep_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentStep_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContentStep_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AutoClose_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReusableBox_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "6912ae7fc4a0e2456482b995181296ae";

export default node;
