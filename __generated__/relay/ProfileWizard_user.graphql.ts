/**
 * @generated SignedSource<<04f1f9f803cda71de3f85f1e56459b8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileWizard_user$data = {
  readonly completeProfile: boolean;
  readonly " $fragmentType": "ProfileWizard_user";
};
export type ProfileWizard_user$key = {
  readonly " $data"?: ProfileWizard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileWizard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileWizard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completeProfile",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "b788bb1555a7ff1dd709b20d75262511";

export default node;
