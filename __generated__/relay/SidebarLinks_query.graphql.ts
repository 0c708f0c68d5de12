/**
 * @generated SignedSource<<23bb5ad8e7874c98e5ef7f6af0dcad57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SidebarLinks_query$data = {
  readonly collections: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly group: string | null | undefined;
        readonly handle: string;
        readonly id: string;
        readonly name: string;
        readonly nbProducts: number;
      };
    }>;
  };
  readonly express: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
      };
    }>;
  };
  readonly newArrivals: {
    readonly handle: string;
    readonly id: string;
    readonly nbProducts: number;
  } | null | undefined;
  readonly products: {
    readonly count: number;
  };
  readonly sales: {
    readonly handle: string;
    readonly id: string;
    readonly nbProducts: number;
  } | null | undefined;
  readonly sellers: {
    readonly count: number;
  };
  readonly " $fragmentType": "SidebarLinks_query";
};
export type SidebarLinks_query$key = {
  readonly " $data"?: SidebarLinks_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SidebarLinks_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 0
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handle",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nbProducts",
  "storageKey": null
},
v5 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v6 = {
  "kind": "Literal",
  "name": "first",
  "value": 40
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SidebarLinks_query",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "ProductConnection",
      "kind": "LinkedField",
      "name": "products",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "products(first:0)"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "SellerConnection",
      "kind": "LinkedField",
      "name": "sellers",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "sellers(first:0)"
    },
    {
      "alias": "newArrivals",
      "args": [
        {
          "kind": "Literal",
          "name": "handle",
          "value": "nouveautes"
        }
      ],
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "collection",
      "plural": false,
      "selections": (v5/*:: as any*/),
      "storageKey": "collection(handle:\"nouveautes\")"
    },
    {
      "alias": "sales",
      "args": [
        {
          "kind": "Literal",
          "name": "handle",
          "value": "promotions"
        }
      ],
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "collection",
      "plural": false,
      "selections": (v5/*:: as any*/),
      "storageKey": "collection(handle:\"promotions\")"
    },
    {
      "alias": null,
      "args": [
        (v6/*:: as any*/),
        {
          "kind": "Literal",
          "name": "ordering",
          "value": {
            "sort": "priority"
          }
        }
      ],
      "concreteType": "CollectionConnection",
      "kind": "LinkedField",
      "name": "collections",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CollectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Collection",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/),
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
                  "name": "group",
                  "storageKey": null
                },
                (v4/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "collections(first:40,ordering:{\"sort\":\"priority\"})"
    },
    {
      "alias": "express",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "where": {
              "hasStoredProducts": true
            }
          }
        },
        (v6/*:: as any*/)
      ],
      "concreteType": "CollectionConnection",
      "kind": "LinkedField",
      "name": "collections",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CollectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Collection",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "collections(filter:{\"where\":{\"hasStoredProducts\":true}},first:40)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "35715139d06ceb5e9ec3b1d25965e0be";

export default node;
