/**
 * @generated SignedSource<<2d8654cdfb47acb50e8f521198a744d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type authenticationQuery$variables = Record<PropertyKey, never>;
export type authenticationQuery$data = {
  readonly authentication: {
    readonly error: {
      readonly code: string;
      readonly description: string;
    } | null | undefined;
    readonly isAuthenticated: boolean;
    readonly loading: boolean;
    readonly popupOpen: boolean;
    readonly user: {
      readonly completeProfile: boolean;
      readonly email: string | null | undefined;
      readonly name: string | null | undefined;
      readonly sub: string;
    } | null | undefined;
  };
};
export type authenticationQuery = {
  response: authenticationQuery$data;
  variables: authenticationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "ClientExtension",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Authentication",
        "kind": "LinkedField",
        "name": "authentication",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "loading",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isAuthenticated",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "IdentityProfile",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sub",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
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
                "name": "completeProfile",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "popupOpen",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AuthenticationError",
            "kind": "LinkedField",
            "name": "error",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "authenticationQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "authenticationQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "dc54ec9927bee24976d067dd1a76702c",
    "id": null,
    "metadata": {},
    "name": "authenticationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "810411d563e272ecd704fdbf4c28a1f1";

export default node;
