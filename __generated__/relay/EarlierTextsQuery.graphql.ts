/**
 * @generated SignedSource<<67a6010fd979543ad10b387d3fab40e9>>
 * @relayHash 230a3af88cad371912e40058d745236c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de9de0ea3b0c1a343b4baf83a630323c04cefd092f986ac1987d0e31cff41854

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EarlierTextsQuery$variables = {
  version: number;
};
export type EarlierTextsQuery$data = {
  readonly staff: {
    readonly siteVersions: ReadonlyArray<{
      readonly siteInformations: {
        readonly " $fragmentSpreads": FragmentRefs<"pageTexts_site">;
      };
    }>;
  } | null | undefined;
};
export type EarlierTextsQuery = {
  response: EarlierTextsQuery$data;
  variables: EarlierTextsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "version"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "version",
    "variableName": "version"
  }
],
v2 = [
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
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "BilingualText",
  "kind": "LinkedField",
  "name": "text",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "OperatorText",
    "kind": "LinkedField",
    "name": "texts",
    "plural": true,
    "selections": [
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
            "selections": (v2/*:: as any*/),
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
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "group",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "paragraphs",
                "plural": true,
                "selections": (v2/*:: as any*/),
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
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
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
  {
    "alias": null,
    "args": null,
    "concreteType": "MarketLink",
    "kind": "LinkedField",
    "name": "links",
    "plural": true,
    "selections": [
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "profile",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EarlierTextsQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "SiteVersion",
            "kind": "LinkedField",
            "name": "siteVersions",
            "plural": true,
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
                    "kind": "InlineDataFragmentSpread",
                    "name": "pageTexts_site",
                    "selections": (v5/*:: as any*/),
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
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EarlierTextsQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "SiteVersion",
            "kind": "LinkedField",
            "name": "siteVersions",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SiteInformations",
                "kind": "LinkedField",
                "name": "siteInformations",
                "plural": false,
                "selections": (v5/*:: as any*/),
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
    "cacheID": "230a3af88cad371912e40058d745236c",
    "id": "de9de0ea3b0c1a343b4baf83a630323c04cefd092f986ac1987d0e31cff41854",
    "metadata": {},
    "name": "EarlierTextsQuery",
    "operationKind": "query",
    "text": "query EarlierTextsQuery(\n  $version: Int!\n) {\n  staff {\n    siteVersions(version: $version) {\n      siteInformations {\n        ...pageTexts_site\n      }\n    }\n  }\n}\n\nfragment pageTexts_site on SiteInformations {\n  texts {\n    name\n    source\n    own {\n      title {\n        primary\n        secondary\n      }\n      updatedOn\n      sections {\n        heading {\n          primary\n          secondary\n        }\n        group {\n          primary\n          secondary\n        }\n        paragraphs {\n          primary\n          secondary\n        }\n        link {\n          text {\n            primary\n            secondary\n          }\n          url\n        }\n      }\n    }\n  }\n  links {\n    text {\n      primary\n      secondary\n    }\n    url\n    profile\n  }\n}\n"
  }
};
})();

(node as any).hash = "3765e514c0d6b485385713539d2cd623";

export default node;
