/**
 * @generated SignedSource<<f86b7dafc57a368156184e72503bacc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerAway_seller$data = {
  readonly collections: ReadonlyArray<{
    readonly handlePrimary: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"collectionAddress_collection">;
  }>;
  readonly deactivatedUntil: string | null | undefined;
  readonly " $fragmentType": "SellerAway_seller";
};
export type SellerAway_seller$key = {
  readonly " $data"?: SellerAway_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerAway_seller">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handlePrimary",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handleSecondary",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerAway_seller",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deactivatedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "collections",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "collectionAddress_collection",
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Collection",
              "kind": "LinkedField",
              "name": "parent",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Seller",
  "abstractKey": null
};
})();

(node as any).hash = "aa9e10c043a7d0f1a0d08280f651da08";

export default node;
