/**
 * @generated SignedSource<<e078179836cee38cb214a9757dfcaf86>>
 * @relayHash cb5f44e4fff12de42a8ce1b83d28cd44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d149affa72537f7eb22084248aa485fbe3bca50526844a422c9d0ce1323108f5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Language = "en" | "fr" | "%future added value";
export type CustomerPartQuery$variables = Record<PropertyKey, never>;
export type CustomerPartQuery$data = {
  readonly user: {
    readonly lang: Language;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileWizard_user" | "visitorFavourites_user">;
  } | null | undefined;
};
export type CustomerPartQuery = {
  response: CustomerPartQuery$data;
  variables: CustomerPartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lang",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CustomerPartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProfileWizard_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "visitorFavourites_user"
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
    "name": "CustomerPartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "completeProfile",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "favourites",
            "plural": true,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "cb5f44e4fff12de42a8ce1b83d28cd44",
    "id": "d149affa72537f7eb22084248aa485fbe3bca50526844a422c9d0ce1323108f5",
    "metadata": {},
    "name": "CustomerPartQuery",
    "operationKind": "query",
    "text": "query CustomerPartQuery {\n  user {\n    lang\n    ...ProfileWizard_user\n    ...visitorFavourites_user\n    id\n  }\n}\n\nfragment ProfileWizard_user on User {\n  completeProfile\n}\n\nfragment visitorFavourites_user on User {\n  favourites {\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "011377250db3d47a8ef40f271a1b72b8";

export default node;
