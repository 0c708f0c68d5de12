/**
 * @generated SignedSource<<dd763b98732ebf0e74bb0a220c55a4bb>>
 * @relayHash c4ce783288448be31776d7b039509aeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43d231e32f91d01d6e267169ae81bee8112eb02c3325ca37588d99840a88afae

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarkFavouriteMutation$variables = {
  marked: boolean;
  product: string;
};
export type MarkFavouriteMutation$data = {
  readonly markFavourite: {
    readonly favouritesBack: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"visitorFavourites_user">;
  };
};
export type MarkFavouriteMutation = {
  response: MarkFavouriteMutation$data;
  variables: MarkFavouriteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "marked"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "product"
},
v2 = [
  {
    "kind": "Variable",
    "name": "marked",
    "variableName": "marked"
  },
  {
    "kind": "Variable",
    "name": "product",
    "variableName": "product"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Product",
  "kind": "LinkedField",
  "name": "favouritesBack",
  "plural": true,
  "selections": (v4/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MarkFavouriteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "markFavourite",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "visitorFavourites_user"
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MarkFavouriteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "markFavourite",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "favourites",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c4ce783288448be31776d7b039509aeb",
    "id": "43d231e32f91d01d6e267169ae81bee8112eb02c3325ca37588d99840a88afae",
    "metadata": {},
    "name": "MarkFavouriteMutation",
    "operationKind": "mutation",
    "text": "mutation MarkFavouriteMutation(\n  $product: ID!\n  $marked: Boolean!\n) {\n  markFavourite(product: $product, marked: $marked) {\n    ...visitorFavourites_user\n    favouritesBack {\n      id\n    }\n    id\n  }\n}\n\nfragment visitorFavourites_user on User {\n  favourites {\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "e1b10f5fa47af94e7d816184bba81e72";

export default node;
