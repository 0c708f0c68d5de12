/**
 * @generated SignedSource<<f31c9b35e6d0ab9fb8eb56e1fc402da6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerCard_seller$data = {
  readonly handle: string;
  readonly name: string;
  readonly products: {
    readonly count: number;
  };
  readonly regional: boolean;
  readonly stored?: {
    readonly count: number;
  };
  readonly town: string | null | undefined;
  readonly trade: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SellerBanner_seller">;
  readonly " $fragmentType": "SellerCard_seller";
};
export type SellerCard_seller$key = {
  readonly " $data"?: SellerCard_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerCard_seller">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 0
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "express"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerCard_seller",
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
      "name": "trade",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "regional",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/)
      ],
      "concreteType": "ProductConnection",
      "kind": "LinkedField",
      "name": "products",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
            (v0/*:: as any*/)
          ],
          "concreteType": "ProductConnection",
          "kind": "LinkedField",
          "name": "products",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": "products(filter:{\"where\":{\"stored\":true}},first:0)"
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SellerBanner_seller"
    }
  ],
  "type": "Seller",
  "abstractKey": null
};
})();

(node as any).hash = "2dae6090ce981763437f5e332bc2aaa7";

export default node;
