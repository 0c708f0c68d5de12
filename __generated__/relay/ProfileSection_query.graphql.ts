/**
 * @generated SignedSource<<d281201426fb598fded77cc415a5a560>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileSection_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HabitsPanel_query">;
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
      "name": "HabitsPanel_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e22a308063158d0e1961096aeb35eeaa";

export default node;
