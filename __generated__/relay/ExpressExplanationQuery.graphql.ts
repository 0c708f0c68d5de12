/**
 * @generated SignedSource<<85845c04f6962b0b132a42e1c1a6b7e2>>
 * @relayHash 78327d1c9c54df7955bcc422c49a65c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1a801722f5d2baea4d48214260edd666f8ea8842e17f24aa341b086e910a7ab

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExpressExplanationQuery$variables = Record<PropertyKey, never>;
export type ExpressExplanationQuery$data = {
  readonly siteInformations: {
    readonly storedModal: {
      readonly " $fragmentSpreads": FragmentRefs<"ExpressDialog_stored">;
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
                "name": "ExpressDialog_stored"
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
    "cacheID": "78327d1c9c54df7955bcc422c49a65c3",
    "id": "b1a801722f5d2baea4d48214260edd666f8ea8842e17f24aa341b086e910a7ab",
    "metadata": {},
    "name": "ExpressExplanationQuery",
    "operationKind": "query",
    "text": "query ExpressExplanationQuery {\n  siteInformations {\n    storedModal {\n      ...ExpressDialog_stored\n    }\n  }\n}\n\nfragment ExpressDialog_stored on StoredModal {\n  title {\n    ...bilingual_text\n  }\n  body {\n    ...bilingual_text\n  }\n}\n\nfragment bilingual_text on BilingualText {\n  primary\n  secondary\n}\n"
  }
};
})();

(node as any).hash = "be0b23878f9110167e235d80c0d8fc6f";

export default node;
