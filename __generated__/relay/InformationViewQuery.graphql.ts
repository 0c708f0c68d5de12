/**
 * @generated SignedSource<<1afa9bd28ee264a4bfc8c1ccb7178ac5>>
 * @relayHash cb17735beb3f4c42142da27923bf8efb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf0a51f007ab27fa5933f42348c816961dbce33acd29e620ba4d72549ea9be02

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InformationViewQuery$variables = Record<PropertyKey, never>;
export type InformationViewQuery$data = {
  readonly staff: {
    readonly siteInformations: {
      readonly version: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"siteValues_site">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"MarketServices_staff" | "SiteVersions_staff" | "TermsAgreement_staff" | "termsValues_staff">;
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
  "name": "from",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "rate",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "MarketTerms",
  "kind": "LinkedField",
  "name": "marketTerms",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderFee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "freeDeliveryAbove",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "membershipPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trialMonths",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expressLeadHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxRate",
      "kind": "LinkedField",
      "name": "gstRates",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxRate",
      "kind": "LinkedField",
      "name": "pstRates",
      "plural": true,
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
v4 = [
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
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "BilingualText",
  "kind": "LinkedField",
  "name": "name",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "monogram",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "logo",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "FocalPoint",
  "kind": "LinkedField",
  "name": "focalPoint",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "x",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "y",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uncropped",
  "storageKey": null
},
v10 = [
  (v8/*:: as any*/),
  (v9/*:: as any*/)
],
v11 = {
  "kind": "InlineDataFragmentSpread",
  "name": "pictureValues_crop",
  "selections": (v10/*:: as any*/),
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "WeeklyHours",
  "kind": "LinkedField",
  "name": "hours",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weekday",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sender",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "TaxNumbers",
  "kind": "LinkedField",
  "name": "taxNumbers",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gst",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "qst",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shortageRule",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "MarketContact",
  "kind": "LinkedField",
  "name": "contact",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line1",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line2",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postal_code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "BilingualText",
  "kind": "LinkedField",
  "name": "title",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "BilingualText",
  "kind": "LinkedField",
  "name": "description",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v19 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "BilingualText",
    "kind": "LinkedField",
    "name": "text",
    "plural": false,
    "selections": (v4/*:: as any*/),
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
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "Action",
  "kind": "LinkedField",
  "name": "actionPrimary",
  "plural": false,
  "selections": (v19/*:: as any*/),
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "BilingualText",
  "kind": "LinkedField",
  "name": "altTexts",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v23 = [
  (v21/*:: as any*/),
  (v22/*:: as any*/),
  (v11/*:: as any*/)
],
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "BilingualText",
  "kind": "LinkedField",
  "name": "body",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v25 = {
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
    (v17/*:: as any*/),
    (v24/*:: as any*/),
    (v20/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Action",
      "kind": "LinkedField",
      "name": "actionSecondary",
      "plural": false,
      "selections": (v19/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "StoredModal",
  "kind": "LinkedField",
  "name": "storedModal",
  "plural": false,
  "selections": [
    (v17/*:: as any*/),
    (v24/*:: as any*/)
  ],
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "MarketIdentity",
  "kind": "LinkedField",
  "name": "identity",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "logoImage",
      "plural": false,
      "selections": (v10/*:: as any*/),
      "storageKey": null
    },
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/)
  ],
  "storageKey": null
},
v28 = [
  (v21/*:: as any*/),
  (v22/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/)
],
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "Banner",
  "kind": "LinkedField",
  "name": "banner",
  "plural": false,
  "selections": [
    (v17/*:: as any*/),
    (v18/*:: as any*/),
    (v20/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "desktopImage",
      "plural": false,
      "selections": (v28/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "mobileImage",
      "plural": false,
      "selections": (v28/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "SiteVersions_staff"
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "termsValues_staff",
            "selections": [
              (v2/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TermsAgreement_staff"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MarketServices_staff"
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
                "name": "siteValues_site",
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "identityValues_site",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MarketIdentity",
                        "kind": "LinkedField",
                        "name": "identity",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Image",
                            "kind": "LinkedField",
                            "name": "logoImage",
                            "plural": false,
                            "selections": [
                              (v11/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v16/*:: as any*/)
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Banner",
                    "kind": "LinkedField",
                    "name": "banner",
                    "plural": false,
                    "selections": [
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v20/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "desktopImage",
                        "plural": false,
                        "selections": (v23/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "mobileImage",
                        "plural": false,
                        "selections": (v23/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v25/*:: as any*/),
                  (v26/*:: as any*/)
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
                "concreteType": "SiteInformations",
                "kind": "LinkedField",
                "name": "siteInformations",
                "plural": false,
                "selections": [
                  (v27/*:: as any*/),
                  (v16/*:: as any*/),
                  (v29/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TermsAgreement",
            "kind": "LinkedField",
            "name": "termsAgreement",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "at",
                "storageKey": null
              },
              (v30/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MarketServices",
            "kind": "LinkedField",
            "name": "services",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "checkedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MarketService",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v30/*:: as any*/),
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
                    "kind": "ScalarField",
                    "name": "works",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sentences",
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
            "concreteType": "SiteInformations",
            "kind": "LinkedField",
            "name": "siteInformations",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v27/*:: as any*/),
              (v16/*:: as any*/),
              (v29/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "cb17735beb3f4c42142da27923bf8efb",
    "id": "bf0a51f007ab27fa5933f42348c816961dbce33acd29e620ba4d72549ea9be02",
    "metadata": {},
    "name": "InformationViewQuery",
    "operationKind": "query",
    "text": "query InformationViewQuery {\n  staff {\n    ...SiteVersions_staff\n    ...termsValues_staff\n    ...TermsAgreement_staff\n    ...MarketServices_staff\n    siteInformations {\n      version\n      ...siteValues_site\n    }\n  }\n}\n\nfragment MarketServices_staff on Staff {\n  services {\n    checkedAt\n    items {\n      name\n      source\n      works\n      sentences\n    }\n  }\n}\n\nfragment SiteVersions_staff on Staff {\n  siteVersions {\n    version\n    until\n    siteInformations {\n      ...siteValues_site\n    }\n  }\n}\n\nfragment TermsAgreement_staff on Staff {\n  termsAgreement {\n    at\n    name\n  }\n}\n\nfragment identityValues_site on SiteInformations {\n  identity {\n    name {\n      primary\n      secondary\n    }\n    monogram\n    logo\n    logoImage {\n      ...pictureValues_crop\n    }\n    hours {\n      weekday\n      from\n      to\n    }\n    sender\n    taxNumbers {\n      gst\n      qst\n    }\n    shortageRule\n  }\n  contact {\n    email\n    phone\n    address {\n      line1\n      line2\n      city\n      state\n      postal_code\n    }\n  }\n}\n\nfragment pictureValues_crop on Image {\n  focalPoint {\n    x\n    y\n  }\n  uncropped\n}\n\nfragment siteValues_site on SiteInformations {\n  ...identityValues_site\n  banner {\n    title {\n      primary\n      secondary\n    }\n    description {\n      primary\n      secondary\n    }\n    actionPrimary {\n      text {\n        primary\n        secondary\n      }\n      url\n      close\n      external\n    }\n    desktopImage {\n      path\n      altTexts {\n        primary\n        secondary\n      }\n      ...pictureValues_crop\n    }\n    mobileImage {\n      path\n      altTexts {\n        primary\n        secondary\n      }\n      ...pictureValues_crop\n    }\n  }\n  popup {\n    active\n    color\n    icon\n    cookieName\n    title {\n      primary\n      secondary\n    }\n    body {\n      primary\n      secondary\n    }\n    actionPrimary {\n      text {\n        primary\n        secondary\n      }\n      url\n      close\n      external\n    }\n    actionSecondary {\n      text {\n        primary\n        secondary\n      }\n      url\n      close\n      external\n    }\n  }\n  storedModal {\n    title {\n      primary\n      secondary\n    }\n    body {\n      primary\n      secondary\n    }\n  }\n}\n\nfragment termsValues_staff on Staff {\n  marketTerms {\n    orderFee\n    freeDeliveryAbove\n    membershipPrice\n    trialMonths\n    expressLeadHours\n    gstRates {\n      from\n      rate\n    }\n    pstRates {\n      from\n      rate\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c75117b50dbe585bfadad77d5344a9af";

export default node;
