/**
 * @generated SignedSource<<fc2eef0d2c9891c510dc345a18a58e92>>
 * @relayHash 5097db9d989e9d73ef1c59948d5e1d4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b63cd41804425ce17d7e07da29816d0fb186fe8ee5839c287572d7cef815de0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermsScreenQuery$variables = Record<PropertyKey, never>;
export type TermsScreenQuery$data = {
  readonly siteInformations: {
    readonly page: {
      readonly " $fragmentSpreads": FragmentRefs<"OperatorText_page">;
    } | null | undefined;
  };
};
export type TermsScreenQuery = {
  response: TermsScreenQuery$data;
  variables: TermsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "name",
    "value": "terms"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TermsScreenQuery",
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
            "args": (v0/*:: as any*/),
            "concreteType": "OperatorPage",
            "kind": "LinkedField",
            "name": "page",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OperatorText_page"
              }
            ],
            "storageKey": "page(name:\"terms\")"
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
    "name": "TermsScreenQuery",
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
            "args": (v0/*:: as any*/),
            "concreteType": "OperatorPage",
            "kind": "LinkedField",
            "name": "page",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OperatorPageSection",
                "kind": "LinkedField",
                "name": "sections",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "heading",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "paragraphs",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OperatorPageLink",
                    "kind": "LinkedField",
                    "name": "link",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "text",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "url",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "page(name:\"terms\")"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5097db9d989e9d73ef1c59948d5e1d4d",
    "id": "3b63cd41804425ce17d7e07da29816d0fb186fe8ee5839c287572d7cef815de0",
    "metadata": {},
    "name": "TermsScreenQuery",
    "operationKind": "query",
    "text": "query TermsScreenQuery {\n  siteInformations {\n    page(name: terms) {\n      ...OperatorText_page\n    }\n  }\n}\n\nfragment OperatorText_page on OperatorPage {\n  title\n  updatedOn\n  sections {\n    heading\n    paragraphs\n    link {\n      text\n      url\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "cb4ac01f2d8a08ba939d43cb44addf51";

export default node;
