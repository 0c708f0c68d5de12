/**
 * @generated SignedSource<<0b6eb295fb2ee2e84d65a78e5500454d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TroubleBox_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressLink_user">;
  readonly " $fragmentType": "TroubleBox_user";
};
export type TroubleBox_user$key = {
  readonly " $data"?: TroubleBox_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"TroubleBox_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TroubleBox_user",
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

(node as any).hash = "35fc0aba880b9d1e4dbdc28b53f4e138";

export default node;
