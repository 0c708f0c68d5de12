/**
 * @generated SignedSource<<ea14cc5a70de8d72febe8c3c42a831db>>
 * @relayHash 94b81fb029dc204988e57896db551254
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dedb6ba0ed1bb60ae8766ac9f55860de3472657fb7acb96bd250b0d3400df10e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SitePreviewQuery$variables = Record<PropertyKey, never>;
export type SitePreviewQuery$data = {
  readonly siteInformations: {
    readonly banner: {
      readonly " $fragmentSpreads": FragmentRefs<"HomeBanner_banner">;
    } | null | undefined;
    readonly popup: {
      readonly " $fragmentSpreads": FragmentRefs<"NoticeDialog_popup">;
    } | null | undefined;
  };
};
export type SitePreviewQuery = {
  response: SitePreviewQuery$data;
  variables: SitePreviewQuery$variables;
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
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "BilingualText",
  "kind": "LinkedField",
  "name": "title",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "BilingualText",
  "kind": "LinkedField",
  "name": "text",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "external",
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
    "kind": "ScalarField",
    "name": "alt",
    "storageKey": null
  }
],
v6 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "close",
    "storageKey": null
  },
  (v4/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SitePreviewQuery",
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
            "concreteType": "Banner",
            "kind": "LinkedField",
            "name": "banner",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "HomeBanner_banner"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Popup",
            "kind": "LinkedField",
            "name": "popup",
            "plural": false,
            "selections": [
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
    "name": "SitePreviewQuery",
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
            "concreteType": "Banner",
            "kind": "LinkedField",
            "name": "banner",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "description",
                "plural": false,
                "selections": (v0/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Action",
                "kind": "LinkedField",
                "name": "actionPrimary",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
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
          {
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
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "body",
                "plural": false,
                "selections": (v0/*:: as any*/),
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
    "cacheID": "94b81fb029dc204988e57896db551254",
    "id": "dedb6ba0ed1bb60ae8766ac9f55860de3472657fb7acb96bd250b0d3400df10e",
    "metadata": {},
    "name": "SitePreviewQuery",
    "operationKind": "query",
    "text": "query SitePreviewQuery {\n  siteInformations {\n    banner {\n      ...HomeBanner_banner\n    }\n    popup {\n      ...NoticeDialog_popup\n    }\n  }\n}\n\nfragment BannerPicture_image on Image {\n  path\n  alt\n}\n\nfragment HomeBanner_banner on Banner {\n  title {\n    ...bilingual_text\n  }\n  description {\n    ...bilingual_text\n  }\n  actionPrimary {\n    text {\n      ...bilingual_text\n    }\n    url\n    external\n  }\n  desktopImage {\n    path\n    ...BannerPicture_image\n  }\n  mobileImage {\n    ...BannerPicture_image\n  }\n}\n\nfragment NoticeAction_action on Action {\n  text {\n    ...bilingual_text\n  }\n  url\n  close\n  external\n}\n\nfragment NoticeBand_popup on Popup {\n  color\n  icon\n}\n\nfragment NoticeDialog_popup on Popup {\n  color\n  ...NoticeBand_popup\n  title {\n    ...bilingual_text\n  }\n  body {\n    ...bilingual_text\n  }\n  actionPrimary {\n    ...NoticeAction_action\n  }\n  actionSecondary {\n    ...NoticeAction_action\n  }\n}\n\nfragment bilingual_text on BilingualText {\n  primary\n  secondary\n}\n"
  }
};
})();

(node as any).hash = "ba6b97d9a75cb80811f93d6b13cabd8a";

export default node;
