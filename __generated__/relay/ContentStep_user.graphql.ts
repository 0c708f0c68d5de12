/**
 * @generated SignedSource<<0c3897ef33176f50ae4ef9afd0196355>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentStep_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AutoClose_user">;
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "8d6e7e0b6ba1650c0ac285467884cb42";

export default node;
