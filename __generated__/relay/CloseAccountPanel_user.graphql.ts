/**
 * @generated SignedSource<<0f7396314a71959e959a3e25e6dd08e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CloseAccountPanel_user$data = {
  readonly email: string;
  readonly " $fragmentType": "CloseAccountPanel_user";
};
export type CloseAccountPanel_user$key = {
  readonly " $data"?: CloseAccountPanel_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"CloseAccountPanel_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CloseAccountPanel_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "4391aa54abd0868518bf818558b34f14";

export default node;
