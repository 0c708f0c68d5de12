/**
 * @generated SignedSource<<19ea728712af370c75ce3d531a0c87e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileSection_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PreferencesPanel_query">;
  readonly " $fragmentType": "ProfileSection_query";
};
export type ProfileSection_query$key = {
  readonly " $data"?: ProfileSection_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSection_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileSection_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PreferencesPanel_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "322cb6c6c43541d5fbf599bf063ba9d7";

export default node;
