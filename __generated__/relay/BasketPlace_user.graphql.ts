/**
 * @generated SignedSource<<d50ca0f0494245df82d913f4b2936f46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasketPlace_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HomeDelivery_user">;
  readonly " $fragmentType": "BasketPlace_user";
};
export type BasketPlace_user$key = {
  readonly " $data"?: BasketPlace_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasketPlace_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasketPlace_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HomeDelivery_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2830206054f3cd622f35651e982e7f36";

export default node;
