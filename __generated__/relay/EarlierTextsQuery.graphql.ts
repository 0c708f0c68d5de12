/**
 * @generated SignedSource<<803d043eadd2f8d68a1bac303301a300>>
 * @relayHash 1873446852e8cf74cff57ac9a95a513f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b336957b87e7f2bb6b532b7372643463df133ce029d206f1f7bbca10b0278cc1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EarlierTextsQuery$variables = {
  version: number;
};
export type EarlierTextsQuery$data = {
  readonly staff: {
    readonly siteVersion: {
      readonly siteInformations: {
        readonly " $fragmentSpreads": FragmentRefs<"pageTexts_site">;
      };
    } | null | undefined;
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
            "name": "siteVersion",
            "plural": false,
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
            "name": "siteVersion",
            "plural": false,
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
    "cacheID": "1873446852e8cf74cff57ac9a95a513f",
    "id": "b336957b87e7f2bb6b532b7372643463df133ce029d206f1f7bbca10b0278cc1",
    "metadata": {},
    "name": "EarlierTextsQuery",
    "operationKind": "query",
    "text": "query EarlierTextsQuery(\n  $version: Int!\n) {\n  staff {\n    siteVersion(version: $version) {\n      siteInformations {\n        ...pageTexts_site\n      }\n    }\n  }\n}\n\nfragment pageTexts_site on SiteInformations {\n  texts {\n    name\n    source\n    own {\n      title {\n        primary\n        secondary\n      }\n      updatedOn\n      sections {\n        heading {\n          primary\n          secondary\n        }\n        group {\n          primary\n          secondary\n        }\n        paragraphs {\n          primary\n          secondary\n        }\n        link {\n          text {\n            primary\n            secondary\n          }\n          url\n        }\n      }\n    }\n  }\n  links {\n    text {\n      primary\n      secondary\n    }\n    url\n    profile\n  }\n}\n"
  }
};
})();

(node as any).hash = "e7ae2f293144bf8cf67b0a69ee4da4f7";

export default node;
