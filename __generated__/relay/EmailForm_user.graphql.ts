/**
 * @generated SignedSource<<437b20493a65310c964f3d32172ae40e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailForm_user$data = {
  readonly email: string;
  readonly pendingEmail: string | null | undefined;
  readonly " $fragmentType": "EmailForm_user";
};
export type EmailForm_user$key = {
  readonly " $data"?: EmailForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailForm_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pendingEmail",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2bc4510a0c90c4e00c2992d52fc57832";

export default node;
