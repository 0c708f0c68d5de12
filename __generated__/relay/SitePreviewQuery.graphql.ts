/**
 * @generated SignedSource<<5623d57d5e0bcfb437e41d7471dd2fc1>>
 * @relayHash c255f7618c8f069c161a9760d6199f49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e671d862dd9b18712c971f5da7058ba8d97aa0845f7f8a78b124cd23ae62a534

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
    readonly storedModal: {
      readonly " $fragmentSpreads": FragmentRefs<"ExpressDialog_stored">;
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
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "BilingualText",
  "kind": "LinkedField",
  "name": "body",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v7 = [
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "StoredModal",
            "kind": "LinkedField",
            "name": "storedModal",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ExpressDialog_stored"
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
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Action",
                "kind": "LinkedField",
                "name": "actionPrimary",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Action",
                "kind": "LinkedField",
                "name": "actionSecondary",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "StoredModal",
            "kind": "LinkedField",
            "name": "storedModal",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c255f7618c8f069c161a9760d6199f49",
    "id": "e671d862dd9b18712c971f5da7058ba8d97aa0845f7f8a78b124cd23ae62a534",
    "metadata": {},
    "name": "SitePreviewQuery",
    "operationKind": "query",
    "text": "query SitePreviewQuery {\n  siteInformations {\n    banner {\n      ...HomeBanner_banner\n    }\n    popup {\n      ...NoticeDialog_popup\n    }\n    storedModal {\n      ...ExpressDialog_stored\n    }\n  }\n}\n\nfragment BannerPicture_image on Image {\n  path\n  alt\n}\n\nfragment ExpressDialog_stored on StoredModal {\n  title {\n    ...bilingual_text\n  }\n  body {\n    ...bilingual_text\n  }\n}\n\nfragment HomeBanner_banner on Banner {\n  title {\n    ...bilingual_text\n  }\n  description {\n    ...bilingual_text\n  }\n  actionPrimary {\n    text {\n      ...bilingual_text\n    }\n    url\n    external\n  }\n  desktopImage {\n    path\n    ...BannerPicture_image\n  }\n  mobileImage {\n    ...BannerPicture_image\n  }\n}\n\nfragment NoticeAction_action on Action {\n  text {\n    ...bilingual_text\n  }\n  url\n  close\n  external\n}\n\nfragment NoticeDialog_popup on Popup {\n  color\n  icon\n  title {\n    ...bilingual_text\n  }\n  body {\n    ...bilingual_text\n  }\n  actionPrimary {\n    ...NoticeAction_action\n  }\n  actionSecondary {\n    ...NoticeAction_action\n  }\n}\n\nfragment bilingual_text on BilingualText {\n  primary\n  secondary\n}\n"
  }
};
})();

(node as any).hash = "c36a2f1ea7b7dcda17152060499c9e0b";

export default node;
