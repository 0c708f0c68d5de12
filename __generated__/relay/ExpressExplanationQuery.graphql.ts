/**
 * @generated SignedSource<<f0e54ebcb913a1a69fd61976512ac44a>>
 * @relayHash a21c203ea468360e0f4bfb2d1eb2cf74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35d98a7f7c6ce4e1f05a04c6300c4151cb0bd453744968a69f8de60f6997e757

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExpressExplanationQuery$variables = Record<PropertyKey, never>;
export type ExpressExplanationQuery$data = {
  readonly siteInformations: {
    readonly storedModal: {
      readonly body: {
        readonly " $fragmentSpreads": FragmentRefs<"bilingual_text">;
      };
      readonly title: {
        readonly " $fragmentSpreads": FragmentRefs<"bilingual_text">;
      };
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
],
v1 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "bilingual_text",
    "selections": (v0/*:: as any*/),
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
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
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "title",
                "plural": false,
                "selections": (v1/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "body",
                "plural": false,
                "selections": (v1/*:: as any*/),
                "storageKey": null
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
    "cacheID": "a21c203ea468360e0f4bfb2d1eb2cf74",
    "id": "35d98a7f7c6ce4e1f05a04c6300c4151cb0bd453744968a69f8de60f6997e757",
    "metadata": {},
    "name": "ExpressExplanationQuery",
    "operationKind": "query",
    "text": "query ExpressExplanationQuery {\n  siteInformations {\n    storedModal {\n      title {\n        ...bilingual_text\n      }\n      body {\n        ...bilingual_text\n      }\n    }\n  }\n}\n\nfragment bilingual_text on BilingualText {\n  primary\n  secondary\n}\n"
  }
};
})();

(node as any).hash = "5aa5f2781b388e3cec22d7fb5249ffc2";

export default node;
