/**
 * @generated SignedSource<<07c3a76080c1b4f14b51b6bf9b8d8e3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserBasketPart_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HomeDelivery_user" | "WantedNotices_user">;
  readonly " $fragmentType": "UserBasketPart_user";
};
export type UserBasketPart_user$key = {
  readonly " $data"?: UserBasketPart_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserBasketPart_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserBasketPart_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HomeDelivery_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WantedNotices_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "1e45317a301fe61afdf90919099188b2";

export default node;
