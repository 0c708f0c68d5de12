/**
 * @generated SignedSource<<6806d434b50b098fa31e9448a96304c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchShelves_search$data = {
  readonly namedCollections: ReadonlyArray<{
    readonly handle: string;
    readonly id: string;
    readonly name: string;
    readonly parent: {
      readonly handle: string;
    } | null | undefined;
  }>;
  readonly namedSellers: ReadonlyArray<{
    readonly handle: string;
    readonly id: string;
    readonly name: string;
  }>;
  readonly shelves: ReadonlyArray<{
    readonly collection: {
      readonly handle: string;
      readonly handlePrimary: string;
      readonly id: string;
      readonly name: string;
    };
    readonly count: number;
  }>;
  readonly " $fragmentType": "SearchShelves_search";
};
export type SearchShelves_search$key = {
  readonly " $data"?: SearchShelves_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchShelves_search">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
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
  "name": "SearchShelves_search",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "namedCollections",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Collection",
          "kind": "LinkedField",
          "name": "parent",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "namedSellers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchShelf",
      "kind": "LinkedField",
      "name": "shelves",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Collection",
          "kind": "LinkedField",
          "name": "collection",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "handlePrimary",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchConnection",
  "abstractKey": null
};
})();

(node as any).hash = "0f90ff29b64e500b4379554a3be3dc29";

export default node;
