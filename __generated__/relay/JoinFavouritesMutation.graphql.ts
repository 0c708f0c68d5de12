/**
 * @generated SignedSource<<b0ae848cecc834798b0602ca8d43595b>>
 * @relayHash e9c7e0739bbc5c92b27e90852957bde0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfcf2d39db56b326a4ecee8e3b22aebc15a411dc2604ef27e19245c9dbc25856

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JoinFavouritesMutation$variables = {
  products: ReadonlyArray<string>;
};
export type JoinFavouritesMutation$data = {
  readonly joinFavourites: {
    readonly favourites: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"visitorFavourites_user">;
  };
};
export type JoinFavouritesMutation = {
  response: JoinFavouritesMutation$data;
  variables: JoinFavouritesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "products"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "products",
    "variableName": "products"
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
  "concreteType": "Product",
  "kind": "LinkedField",
  "name": "favourites",
  "plural": true,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "JoinFavouritesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "joinFavourites",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "visitorFavourites_user"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JoinFavouritesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "joinFavourites",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e9c7e0739bbc5c92b27e90852957bde0",
    "id": "bfcf2d39db56b326a4ecee8e3b22aebc15a411dc2604ef27e19245c9dbc25856",
    "metadata": {},
    "name": "JoinFavouritesMutation",
    "operationKind": "mutation",
    "text": "mutation JoinFavouritesMutation(\n  $products: [ID!]!\n) {\n  joinFavourites(products: $products) {\n    favourites {\n      id\n    }\n    ...visitorFavourites_user\n    id\n  }\n}\n\nfragment visitorFavourites_user on User {\n  favourites {\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "b3613902ba78fd40c05697c0a0b0534d";

export default node;
