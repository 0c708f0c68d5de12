/**
 * @generated SignedSource<<8405b5a48e7882d1f16180802f287caa>>
 * @relayHash fef5b57391571cde9be14c4d184fce07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1dd75aa76c51d924ce095925d097dd70d9ebc9e9a5a458f1f65fe0d16275a716

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteNoticeQuery$variables = Record<PropertyKey, never>;
export type SiteNoticeQuery$data = {
  readonly siteInformations: {
    readonly popup: {
      readonly cookieName: string;
      readonly " $fragmentSpreads": FragmentRefs<"NoticeDialog_popup">;
    } | null | undefined;
  };
};
export type SiteNoticeQuery = {
  response: SiteNoticeQuery$data;
  variables: SiteNoticeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cookieName",
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
v2 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SiteNoticeQuery",
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
            "concreteType": "Popup",
            "kind": "LinkedField",
            "name": "popup",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NoticeDialog_popup"
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
    "name": "SiteNoticeQuery",
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
            "concreteType": "Popup",
            "kind": "LinkedField",
            "name": "popup",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Action",
                "kind": "LinkedField",
                "name": "actionPrimary",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Action",
                "kind": "LinkedField",
                "name": "actionSecondary",
                "plural": false,
                "selections": (v2/*:: as any*/),
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
    "cacheID": "fef5b57391571cde9be14c4d184fce07",
    "id": "1dd75aa76c51d924ce095925d097dd70d9ebc9e9a5a458f1f65fe0d16275a716",
    "metadata": {},
    "name": "SiteNoticeQuery",
    "operationKind": "query",
    "text": "query SiteNoticeQuery {\n  siteInformations {\n    popup {\n      cookieName\n      ...NoticeDialog_popup\n    }\n  }\n}\n\nfragment NoticeAction_action on Action {\n  text {\n    ...bilingual_text\n  }\n  url\n  close\n  external\n}\n\nfragment NoticeBand_popup on Popup {\n  color\n  icon\n}\n\nfragment NoticeDialog_popup on Popup {\n  color\n  ...NoticeBand_popup\n  title {\n    ...bilingual_text\n  }\n  body {\n    ...bilingual_text\n  }\n  actionPrimary {\n    ...NoticeAction_action\n  }\n  actionSecondary {\n    ...NoticeAction_action\n  }\n}\n\nfragment bilingual_text on BilingualText {\n  primary\n  secondary\n}\n"
  }
};
})();

(node as any).hash = "f339813ee0a9b3f433572723a3ae8055";

export default node;
