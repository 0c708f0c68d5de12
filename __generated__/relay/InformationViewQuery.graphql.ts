/**
 * @generated SignedSource<<c17e6f7803874d64dc328c52a0ba2e37>>
 * @relayHash 8872157e7a51237b87bc3bc5901b041d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc78b4700a276253854eb8c229c8fedfec8be9c9685bd95363ae758fd429bf1a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InformationViewQuery$variables = Record<PropertyKey, never>;
export type InformationViewQuery$data = {
  readonly staff: {
    readonly siteInformations: {
      readonly version: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"siteDraft_site">;
    };
  } | null | undefined;
};
export type InformationViewQuery = {
  response: InformationViewQuery$data;
  variables: InformationViewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
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
  "concreteType": "BilingualText",
  "kind": "LinkedField",
  "name": "title",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "BilingualText",
    "kind": "LinkedField",
    "name": "text",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "url",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "close",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "external",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Action",
  "kind": "LinkedField",
  "name": "actionPrimary",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "path",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "BilingualText",
    "kind": "LinkedField",
    "name": "altTexts",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": null
  }
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Banner",
  "kind": "LinkedField",
  "name": "banner",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "BilingualText",
      "kind": "LinkedField",
      "name": "description",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "desktopImage",
      "plural": false,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "mobileImage",
      "plural": false,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "BilingualText",
  "kind": "LinkedField",
  "name": "body",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Popup",
  "kind": "LinkedField",
  "name": "popup",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "color",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "icon",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cookieName",
      "storageKey": null
    },
    (v2/*:: as any*/),
    (v7/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Action",
      "kind": "LinkedField",
      "name": "actionSecondary",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "StoredModal",
  "kind": "LinkedField",
  "name": "storedModal",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "InformationViewQuery",
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
            "concreteType": "SiteInformations",
            "kind": "LinkedField",
            "name": "siteInformations",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "siteDraft_site",
                "selections": [
                  (v6/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
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
    "name": "InformationViewQuery",
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
            "concreteType": "SiteInformations",
            "kind": "LinkedField",
            "name": "siteInformations",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v6/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "8872157e7a51237b87bc3bc5901b041d",
    "id": "fc78b4700a276253854eb8c229c8fedfec8be9c9685bd95363ae758fd429bf1a",
    "metadata": {},
    "name": "InformationViewQuery",
    "operationKind": "query",
    "text": "query InformationViewQuery {\n  staff {\n    siteInformations {\n      version\n      ...siteDraft_site\n    }\n  }\n}\n\nfragment siteDraft_site on SiteInformations {\n  banner {\n    title {\n      primary\n      secondary\n    }\n    description {\n      primary\n      secondary\n    }\n    actionPrimary {\n      text {\n        primary\n        secondary\n      }\n      url\n      close\n      external\n    }\n    desktopImage {\n      path\n      altTexts {\n        primary\n        secondary\n      }\n    }\n    mobileImage {\n      path\n      altTexts {\n        primary\n        secondary\n      }\n    }\n  }\n  popup {\n    active\n    color\n    icon\n    cookieName\n    title {\n      primary\n      secondary\n    }\n    body {\n      primary\n      secondary\n    }\n    actionPrimary {\n      text {\n        primary\n        secondary\n      }\n      url\n      close\n      external\n    }\n    actionSecondary {\n      text {\n        primary\n        secondary\n      }\n      url\n      close\n      external\n    }\n  }\n  storedModal {\n    title {\n      primary\n      secondary\n    }\n    body {\n      primary\n      secondary\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e019fbbd71047603f5ad1be8a911466d";

export default node;
