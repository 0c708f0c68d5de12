/**
 * @generated SignedSource<<115468b43215f9bb77c7dd04f57feecd>>
 * @relayHash 7bb40dfc533619294014bb3df17a45ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf0edcf01c8ae8067a2bb53b00febe23111df989a1acb264b7292f279f2980ea

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
    "cacheID": "7bb40dfc533619294014bb3df17a45ce",
    "id": "bf0edcf01c8ae8067a2bb53b00febe23111df989a1acb264b7292f279f2980ea",
    "metadata": {},
    "name": "PrivacyScreenQuery",
    "operationKind": "query",
    "text": "query PrivacyScreenQuery {\n  siteInformations {\n    page(name: privacy) {\n      ...OperatorText_page\n    }\n  }\n}\n\nfragment OperatorText_page on OperatorPage {\n  title\n  updatedOn\n  sections {\n    heading\n    paragraphs\n  }\n}\n"
  }
};
})();

(node as any).hash = "eb14844764ed00663fc2be026e6853cf";

export default node;
