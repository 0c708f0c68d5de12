/**
 * @generated SignedSource<<bb5e138a0e86cfd8f39965f87fc42ce2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentStep_user$data = {
  readonly allergies: string | null | undefined;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allergies",
      "storageKey": null
    },
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

(node as any).hash = "97941b6697c68608fab1caf9011fc04f";

export default node;
