/**
 * @generated SignedSource<<9e7104dc685e7c3c460c4a3730ee725b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserBasketPart_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressWantedNotice_user" | "BasketPlace_user">;
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
      "name": "BasketPlace_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressWantedNotice_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "b6510a36be95922ef855804b25b648bd";

export default node;
