/**
 * @generated SignedSource<<09eeffe1ecb20aa45ff3f59dfb574c5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectionPicture_collection$data = {
  readonly firstProduct: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly images: ReadonlyArray<{
          readonly path: string;
        }>;
      };
    }>;
  };
  readonly image: {
    readonly path: string;
  } | null | undefined;
  readonly " $fragmentType": "CollectionPicture_collection";
};
export type CollectionPicture_collection$key = {
  readonly " $data"?: CollectionPicture_collection$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionPicture_collection">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "path",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectionPicture_collection",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "firstProduct",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "ProductConnection",
      "kind": "LinkedField",
      "name": "products",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Product",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Image",
                  "kind": "LinkedField",
                  "name": "images",
                  "plural": true,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "products(first:1)"
    }
  ],
  "type": "Collection",
  "abstractKey": null
};
})();

(node as any).hash = "e9db8e143efff9d96997e9022b13bb55";

export default node;
