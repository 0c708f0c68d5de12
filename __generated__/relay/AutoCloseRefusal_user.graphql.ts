/**
 * @generated SignedSource<<8bca3dc1f7a45bfd1a5cc413d7ca4a52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AutoCloseRefusal_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressLink_user">;
  readonly " $fragmentType": "AutoCloseRefusal_user";
};
export type AutoCloseRefusal_user$key = {
  readonly " $data"?: AutoCloseRefusal_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AutoCloseRefusal_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AutoCloseRefusal_user",
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

(node as any).hash = "118454081f96993cd5eeb68051cb3c11";

export default node;
