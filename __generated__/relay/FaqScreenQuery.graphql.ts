/**
 * @generated SignedSource<<69123b83774f21733a67dc0d4885508a>>
 * @relayHash ef35f0963045e9d8b50b7a52e92d3524
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09d55dfe60494a4964074f0094df45bba1d4e603864f441c3e396ea2382e2be8

import type { ConcreteRequest } from 'relay-runtime';
export type FaqScreenQuery$variables = Record<PropertyKey, never>;
export type FaqScreenQuery$data = {
  readonly siteInformations: {
    readonly page: {
      readonly __typename: "OperatorPage";
    } | null | undefined;
  };
};
export type FaqScreenQuery = {
  response: FaqScreenQuery$data;
  variables: FaqScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SiteInformations",
    "kind": "LinkedField",
    "name": "siteInformations",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "name",
            "value": "privacy"
          }
        ],
        "concreteType": "OperatorPage",
        "kind": "LinkedField",
        "name": "page",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          }
        ],
        "storageKey": "page(name:\"privacy\")"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FaqScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FaqScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "ef35f0963045e9d8b50b7a52e92d3524",
    "id": "09d55dfe60494a4964074f0094df45bba1d4e603864f441c3e396ea2382e2be8",
    "metadata": {},
    "name": "FaqScreenQuery",
    "operationKind": "query",
    "text": "query FaqScreenQuery {\n  siteInformations {\n    page(name: privacy) {\n      __typename\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e6962ff0ed9a69267a7205b7cfb65257";

export default node;
