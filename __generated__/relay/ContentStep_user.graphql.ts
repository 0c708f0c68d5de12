/**
 * @generated SignedSource<<722c34997b2d39d576ddc87ba1a0c317>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentStep_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AutoCloseRefusal_user" | "AutoClose_user" | "ReusableBox_user">;
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
      "name": "AutoCloseRefusal_user"
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

(node as any).hash = "2136fc13e4904530cbde88f816e230b2";

export default node;
