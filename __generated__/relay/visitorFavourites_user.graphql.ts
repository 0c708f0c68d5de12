/**
 * @generated SignedSource<<ef2cb79efa4aebcc18cd2d01b2343b39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type visitorFavourites_user$data = {
  readonly favourites: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentType": "visitorFavourites_user";
};
export type visitorFavourites_user$key = {
  readonly " $data"?: visitorFavourites_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"visitorFavourites_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "visitorFavourites_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "favourites",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "12805e6f861fb2912dcd7e7ced9ef4eb";

export default node;
