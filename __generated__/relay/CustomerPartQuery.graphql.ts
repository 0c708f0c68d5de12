/**
 * @generated SignedSource<<f7fc68021344356bc9d2f6f3edfb536b>>
 * @relayHash 74948d0b2375392f446211fa9a908791
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6604b64aa69ec92b9620e56a74eb2e67b3f5c55d862570972f3b27a014b86e7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Language = "en" | "fr" | "%future added value";
export type CustomerPartQuery$variables = Record<PropertyKey, never>;
export type CustomerPartQuery$data = {
  readonly user: {
    readonly lang: Language;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileWizard_user">;
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
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "74948d0b2375392f446211fa9a908791",
    "id": "a6604b64aa69ec92b9620e56a74eb2e67b3f5c55d862570972f3b27a014b86e7",
    "metadata": {},
    "name": "CustomerPartQuery",
    "operationKind": "query",
    "text": "query CustomerPartQuery {\n  user {\n    lang\n    ...ProfileWizard_user\n    id\n  }\n}\n\nfragment ProfileWizard_user on User {\n  completeProfile\n}\n"
  }
};
})();

(node as any).hash = "f18faecd2b0104d43953d54dab4ad0e8";

export default node;
