/**
 * @generated SignedSource<<8d5b88fbfe170ec902ccd10c1e2e303b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserBasketPart_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BasketWarnings_user" | "HomeDelivery_user">;
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
      "name": "BasketWarnings_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "8013b13f0214012e18ac7eb2f88af05c";

export default node;
