/**
 * @generated SignedSource<<db986df778a57a64a4f7cf7b65424d8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerPills_seller$data = {
  readonly all: {
    readonly count: number;
  };
  readonly collections: ReadonlyArray<{
    readonly handle: string;
    readonly id: string;
    readonly name: string;
    readonly ofSeller: {
      readonly count: number;
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly images: ReadonlyArray<{
            readonly path: string;
          }>;
        };
      }>;
    };
    readonly parent: {
      readonly id: string;
    } | null | undefined;
    readonly stored?: {
      readonly count: number;
    };
  }>;
  readonly handle: string;
  readonly stored?: {
    readonly count: number;
  };
  readonly " $fragmentType": "SellerPills_seller";
};
export type SellerPills_seller$key = {
  readonly " $data"?: SellerPills_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerPills_seller">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handle",
  "storageKey": null
},
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 0
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "kind": "Variable",
  "name": "seller",
  "variableName": "self"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "express"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "self"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerPills_seller",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": "all",
      "args": [
        (v1/*:: as any*/)
      ],
      "concreteType": "ProductConnection",
      "kind": "LinkedField",
      "name": "products",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": "products(first:0)"
    },
    {
      "condition": "express",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "stored",
          "args": [
            {
              "kind": "Literal",
              "name": "filter",
              "value": {
                "where": {
                  "stored": true
                }
              }
            },
            (v1/*:: as any*/)
          ],
          "concreteType": "ProductConnection",
          "kind": "LinkedField",
          "name": "products",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": "products(filter:{\"where\":{\"stored\":true}},first:0)"
        }
      ]
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "collections",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Collection",
          "kind": "LinkedField",
          "name": "parent",
          "plural": false,
          "selections": [
            (v4/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "condition": "express",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": "stored",
              "args": [
                {
                  "fields": [
                    {
                      "fields": [
                        (v5/*:: as any*/),
                        {
                          "kind": "Literal",
                          "name": "stored",
                          "value": true
                        }
                      ],
                      "kind": "ObjectValue",
                      "name": "where"
                    }
                  ],
                  "kind": "ObjectValue",
                  "name": "filter"
                },
                (v1/*:: as any*/)
              ],
              "concreteType": "ProductConnection",
              "kind": "LinkedField",
              "name": "products",
              "plural": false,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            }
          ]
        },
        {
          "alias": "ofSeller",
          "args": [
            {
              "fields": [
                {
                  "fields": [
                    (v5/*:: as any*/)
                  ],
                  "kind": "ObjectValue",
                  "name": "where"
                }
              ],
              "kind": "ObjectValue",
              "name": "filter"
            },
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
            (v2/*:: as any*/),
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
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "path",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Seller",
  "abstractKey": null
};
})();

(node as any).hash = "8c728ba02266f65c8d22d84db14c2d8d";

export default node;
