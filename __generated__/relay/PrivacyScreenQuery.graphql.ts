/**
 * @generated SignedSource<<17938d2db626b879a42e8f6b949b3c52>>
 * @relayHash 163b37505b597589b9c91f377781a5b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd81738dd151ebd4086c9c3bc159b13177f936e6c28b7112bdb9eaf2bbab074f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrivacyScreenQuery$variables = Record<PropertyKey, never>;
export type PrivacyScreenQuery$data = {
  readonly siteInformations: {
    readonly page: {
      readonly " $fragmentSpreads": FragmentRefs<"OperatorText_page">;
    } | null | undefined;
  };
};
export type PrivacyScreenQuery = {
  response: PrivacyScreenQuery$data;
  variables: PrivacyScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "name",
    "value": "privacy"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PrivacyScreenQuery",
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
            "storageKey": "page(name:\"privacy\")"
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
    "name": "PrivacyScreenQuery",
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
            "storageKey": "page(name:\"privacy\")"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "163b37505b597589b9c91f377781a5b6",
    "id": "fd81738dd151ebd4086c9c3bc159b13177f936e6c28b7112bdb9eaf2bbab074f",
    "metadata": {},
    "name": "PrivacyScreenQuery",
    "operationKind": "query",
    "text": "query PrivacyScreenQuery {\n  siteInformations {\n    page(name: privacy) {\n      ...OperatorText_page\n    }\n  }\n}\n\nfragment OperatorText_page on OperatorPage {\n  title\n  updatedOn\n  sections {\n    heading\n    paragraphs\n    link {\n      text\n      url\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "eb14844764ed00663fc2be026e6853cf";

export default node;
