/**
 * @generated SignedSource<<c91923d2edc26383f9ca60f01b079cd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileSection_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressPanel_user" | "CloseAccountPanel_user" | "EmailForm_user" | "HabitsPanel_user" | "ProfileForm_user">;
  readonly " $fragmentType": "ProfileSection_user";
};
export type ProfileSection_user$key = {
  readonly " $data"?: ProfileSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileSection_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileForm_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailForm_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressPanel_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HabitsPanel_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CloseAccountPanel_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "ce4dcbfdfaa6d4003cfc991d5b964219";

export default node;
