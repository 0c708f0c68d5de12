/**
 * @generated SignedSource<<cd476eb8f772c636de2b4a0bc5724f43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BalanceStep_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressLink_user">;
  readonly " $fragmentType": "BalanceStep_user";
};
export type BalanceStep_user$key = {
  readonly " $data"?: BalanceStep_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceStep_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BalanceStep_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressLink_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "b48d19887a96c18936c6de6881ebb722";

export default node;
