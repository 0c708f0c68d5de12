/**
 * @generated SignedSource<<d91c3a75c3e0394fe7f662c372e741f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartProcess_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ContentStep_user">;
  readonly " $fragmentType": "CartProcess_user";
};
export type CartProcess_user$key = {
  readonly " $data"?: CartProcess_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartProcess_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartProcess_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContentStep_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "e7eef02bf71c5b7860522b0af1ba76be";

export default node;
