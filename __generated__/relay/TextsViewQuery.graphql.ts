/**
 * @generated SignedSource<<412f5eabdb016cfe8a2bebacb7ec3a53>>
 * @relayHash 41e8763bc605d30b1caf8e197dfeee09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71b48541babcb8648e6c484d659ee83fee269bd104f40d510da11fa24877911a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextsViewQuery$variables = Record<PropertyKey, never>;
export type TextsViewQuery$data = {
  readonly staff: {
    readonly siteInformations: {
      readonly version: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"pageTexts_site">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"EarlierTexts_staff" | "pageTexts_staff">;
  } | null | undefined;
};
export type TextsViewQuery = {
  response: TextsViewQuery$data;
  variables: TextsViewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
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
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "TextValue",
  "kind": "LinkedField",
  "name": "textValues",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "BilingualText",
      "kind": "LinkedField",
      "name": "value",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "BilingualText",
  "kind": "LinkedField",
  "name": "text",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "OperatorText",
  "kind": "LinkedField",
  "name": "texts",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OperatorTextPage",
      "kind": "LinkedField",
      "name": "own",
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
          "kind": "ScalarField",
          "name": "updatedOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OperatorTextSection",
          "kind": "LinkedField",
          "name": "sections",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BilingualText",
              "kind": "LinkedField",
              "name": "heading",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "BilingualText",
              "kind": "LinkedField",
              "name": "group",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "BilingualText",
              "kind": "LinkedField",
              "name": "paragraphs",
              "plural": true,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "OperatorTextLink",
              "kind": "LinkedField",
              "name": "link",
              "plural": false,
              "selections": [
                (v4/*:: as any*/),
                (v5/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "MarketLink",
  "kind": "LinkedField",
  "name": "links",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profile",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TextsViewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Staff",
        "kind": "LinkedField",
        "name": "staff",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EarlierTexts_staff"
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "pageTexts_staff",
            "selections": [
              (v2/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteInformations",
            "kind": "LinkedField",
            "name": "siteInformations",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "pageTexts_site",
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
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
    "name": "TextsViewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Staff",
        "kind": "LinkedField",
        "name": "staff",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteVersion",
            "kind": "LinkedField",
            "name": "siteVersions",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "until",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "changedTexts",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "changedLinks",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteInformations",
            "kind": "LinkedField",
            "name": "siteInformations",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "41e8763bc605d30b1caf8e197dfeee09",
    "id": "71b48541babcb8648e6c484d659ee83fee269bd104f40d510da11fa24877911a",
    "metadata": {},
    "name": "TextsViewQuery",
    "operationKind": "query",
    "text": "query TextsViewQuery {\n  staff {\n    ...EarlierTexts_staff\n    ...pageTexts_staff\n    siteInformations {\n      version\n      ...pageTexts_site\n    }\n  }\n}\n\nfragment EarlierTexts_staff on Staff {\n  siteVersions {\n    version\n    until\n    changedTexts\n    changedLinks\n  }\n}\n\nfragment pageTexts_site on SiteInformations {\n  texts {\n    name\n    source\n    own {\n      title {\n        primary\n        secondary\n      }\n      updatedOn\n      sections {\n        heading {\n          primary\n          secondary\n        }\n        group {\n          primary\n          secondary\n        }\n        paragraphs {\n          primary\n          secondary\n        }\n        link {\n          text {\n            primary\n            secondary\n          }\n          url\n        }\n      }\n    }\n  }\n  links {\n    text {\n      primary\n      secondary\n    }\n    url\n    profile\n  }\n}\n\nfragment pageTexts_staff on Staff {\n  textValues {\n    name\n    value {\n      primary\n      secondary\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "de609828613aee1ba16f8c24b5fe9517";

export default node;
