/**
 * @generated SignedSource<<1614d6b590a93acd7fa6c1e585a23e1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceStep_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HomeDelivery_user">;
  readonly " $fragmentType": "PlaceStep_user";
};
export type PlaceStep_user$key = {
  readonly " $data"?: PlaceStep_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceStep_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaceStep_user",
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

(node as any).hash = "621930abd4ac24e96d0df376840311e9";

export default node;
