/**
 * @generated SignedSource<<f4a5826f5ac4c95a2638556ad059f441>>
 * @relayHash 1700337bc4ab5a2f1d8a72e131b4f1a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77d18ec4317031f23e656e06f7e698b4d47fd0c235ccc08a36f4e75720ee2ca9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExpressExplanationQuery$variables = Record<PropertyKey, never>;
export type ExpressExplanationQuery$data = {
  readonly siteInformations: {
    readonly storedModal: {
      readonly " $fragmentSpreads": FragmentRefs<"ExpressWindow_stored">;
    } | null | undefined;
  };
};
export type ExpressExplanationQuery = {
  response: ExpressExplanationQuery$data;
  variables: ExpressExplanationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "primary",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "secondary",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ExpressExplanationQuery",
    "selections": [
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
            "args": null,
            "concreteType": "StoredModal",
            "kind": "LinkedField",
            "name": "storedModal",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ExpressWindow_stored"
              }
            ],
            "storageKey": null
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
    "name": "ExpressExplanationQuery",
    "selections": [
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
            "args": null,
            "concreteType": "StoredModal",
            "kind": "LinkedField",
            "name": "storedModal",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "title",
                "plural": false,
                "selections": (v0/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "body",
                "plural": false,
                "selections": (v0/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1700337bc4ab5a2f1d8a72e131b4f1a5",
    "id": "77d18ec4317031f23e656e06f7e698b4d47fd0c235ccc08a36f4e75720ee2ca9",
    "metadata": {},
    "name": "ExpressExplanationQuery",
    "operationKind": "query",
    "text": "query ExpressExplanationQuery {\n  siteInformations {\n    storedModal {\n      ...ExpressWindow_stored\n    }\n  }\n}\n\nfragment ExpressWindow_stored on StoredModal {\n  title {\n    ...bilingual_text\n  }\n  body {\n    ...bilingual_text\n  }\n}\n\nfragment bilingual_text on BilingualText {\n  primary\n  secondary\n}\n"
  }
};
})();

(node as any).hash = "f798e66f2f177ef6a2ba55d7e5be8fe9";

export default node;
