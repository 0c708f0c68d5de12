/**
 * @generated SignedSource<<614da2eb6f5ad4bab1b9bde2e627290a>>
 * @relayHash bd3b32a3921072de02636ad8105873a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 826fb80353c855782c401277d7c7a8f956e5f89689fced75c364f652283be89e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasketsScreenQuery$variables = Record<PropertyKey, never>;
export type BasketsScreenQuery$data = {
  readonly baskets: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"BasketCard_basket" | "basketItemList_basket">;
  }>;
  readonly openPeriod: {
    readonly " $fragmentSpreads": FragmentRefs<"BasketsScreen_period">;
  };
};
export type BasketsScreenQuery = {
  response: BasketsScreenQuery$data;
  variables: BasketsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
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
  "name": "description",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handlePrimary",
  "storageKey": null
},
v5 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BasketsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Basket",
        "kind": "LinkedField",
        "name": "baskets",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BasketCard_basket"
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "basketItemList_basket",
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Period",
        "kind": "LinkedField",
        "name": "openPeriod",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BasketsScreen_period"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BasketsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Basket",
        "kind": "LinkedField",
        "name": "baskets",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "comparedAtPrice",
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "frequency",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deposit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "contents",
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Period",
        "kind": "LinkedField",
        "name": "openPeriod",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startDate",
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "bd3b32a3921072de02636ad8105873a7",
    "id": "826fb80353c855782c401277d7c7a8f956e5f89689fced75c364f652283be89e",
    "metadata": {},
    "name": "BasketsScreenQuery",
    "operationKind": "query",
    "text": "query BasketsScreenQuery {\n  baskets {\n    id\n    ...BasketCard_basket\n    ...basketItemList_basket\n  }\n  openPeriod {\n    ...BasketsScreen_period\n    id\n  }\n}\n\nfragment BasketCard_basket on Basket {\n  name\n  description\n  price\n  comparedAtPrice\n  handlePrimary\n  frequency\n  deposit\n  contents\n  ...BasketPictures_basket\n}\n\nfragment BasketPictures_basket on Basket {\n  images {\n    path\n  }\n}\n\nfragment BasketsScreen_period on Period {\n  startDate\n}\n\nfragment basketItemList_basket on Basket {\n  name\n  description\n  price\n  handlePrimary\n  images {\n    path\n  }\n}\n"
  }
};
})();

(node as any).hash = "9d843dbf998b61c8f8d38f5e6a5cef11";

export default node;
