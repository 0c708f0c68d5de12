/**
 * @generated SignedSource<<1eb4a7750ade9ac7d0b35c806d05ef14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuggestedCollection_collection$data = {
  readonly handle: string;
  readonly name: string;
  readonly parent: {
    readonly handle: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionPicture_collection">;
  readonly " $fragmentType": "SuggestedCollection_collection";
};
export type SuggestedCollection_collection$key = {
  readonly " $data"?: SuggestedCollection_collection$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedCollection_collection">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handle",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuggestedCollection_collection",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CollectionPicture_collection"
    }
  ],
  "type": "Collection",
  "abstractKey": null
};
})();

(node as any).hash = "8313a9cf6223827f8bb6f23d6fb9c9f7";

export default node;
