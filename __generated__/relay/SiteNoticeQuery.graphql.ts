/**
 * @generated SignedSource<<897e3d982185ae0a5651aa5224ea0f15>>
 * @relayHash 70217bb33bbad4dcefb35c17967c0d01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6378d12f999a194e88a53ae123d7032c5fae6b82413855fcc089c5ae8e502d19

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TagColor = "blue" | "gray" | "orange" | "red" | "turquoise" | "yellow" | "%future added value";
export type SiteNoticeQuery$variables = Record<PropertyKey, never>;
export type SiteNoticeQuery$data = {
  readonly siteInformations: {
    readonly popup: {
      readonly actionPrimary: {
        readonly " $fragmentSpreads": FragmentRefs<"NoticeAction_action">;
      } | null | undefined;
      readonly actionSecondary: {
        readonly " $fragmentSpreads": FragmentRefs<"NoticeAction_action">;
      } | null | undefined;
      readonly body: {
        readonly " $fragmentSpreads": FragmentRefs<"bilingual_text">;
      };
      readonly color: TagColor;
      readonly cookieName: string;
      readonly title: {
        readonly " $fragmentSpreads": FragmentRefs<"bilingual_text">;
      };
      readonly " $fragmentSpreads": FragmentRefs<"NoticeBand_popup">;
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
  "name": "color",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cookieName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "icon",
  "storageKey": null
},
v3 = [
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
v4 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "bilingual_text",
    "selections": (v3/*:: as any*/),
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v5 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "NoticeAction_action"
  }
],
v6 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "BilingualText",
    "kind": "LinkedField",
    "name": "text",
    "plural": false,
    "selections": (v3/*:: as any*/),
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
              (v1/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "NoticeBand_popup",
                "selections": [
                  (v0/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "title",
                "plural": false,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "body",
                "plural": false,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Action",
                "kind": "LinkedField",
                "name": "actionPrimary",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Action",
                "kind": "LinkedField",
                "name": "actionSecondary",
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
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "title",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "body",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Action",
                "kind": "LinkedField",
                "name": "actionPrimary",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Action",
                "kind": "LinkedField",
                "name": "actionSecondary",
                "plural": false,
                "selections": (v6/*:: as any*/),
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
    "cacheID": "70217bb33bbad4dcefb35c17967c0d01",
    "id": "6378d12f999a194e88a53ae123d7032c5fae6b82413855fcc089c5ae8e502d19",
    "metadata": {},
    "name": "SiteNoticeQuery",
    "operationKind": "query",
    "text": "query SiteNoticeQuery {\n  siteInformations {\n    popup {\n      color\n      cookieName\n      ...NoticeBand_popup\n      title {\n        ...bilingual_text\n      }\n      body {\n        ...bilingual_text\n      }\n      actionPrimary {\n        ...NoticeAction_action\n      }\n      actionSecondary {\n        ...NoticeAction_action\n      }\n    }\n  }\n}\n\nfragment NoticeAction_action on Action {\n  text {\n    ...bilingual_text\n  }\n  url\n  close\n  external\n}\n\nfragment NoticeBand_popup on Popup {\n  color\n  icon\n}\n\nfragment bilingual_text on BilingualText {\n  primary\n  secondary\n}\n"
  }
};
})();

(node as any).hash = "37dd1ba8395b592d153a0e8e1758036a";

export default node;
