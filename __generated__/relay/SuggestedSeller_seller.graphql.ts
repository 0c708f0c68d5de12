/**
 * @generated SignedSource<<b5ec82e44a1584f9973d6753ebc228e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuggestedSeller_seller$data = {
  readonly handle: string;
  readonly name: string;
  readonly town: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SellerMark_seller">;
  readonly " $fragmentType": "SuggestedSeller_seller";
};
export type SuggestedSeller_seller$key = {
  readonly " $data"?: SuggestedSeller_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedSeller_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuggestedSeller_seller",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "town",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SellerMark_seller"
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "4ba2c305432f26c0536763f2149477c5";

export default node;
