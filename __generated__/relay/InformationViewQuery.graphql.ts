/**
 * @generated SignedSource<<b15db05ea16c63698d129ee968b2f350>>
 * @relayHash 73632198b92003d5e85effb7dfc73a09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75bebe75b61d69de32f9eb8b1788cf28a7c53eb7e631eb81a5ceb2dab3b9b9af

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
  readonly " $fragmentSpreads": FragmentRefs<"weekWarnings_query">;
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
  "name": "weekday",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "GoodsDays",
  "kind": "LinkedField",
  "name": "goodsDays",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DropOff",
      "kind": "LinkedField",
      "name": "dropOff",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServingPlace",
      "kind": "LinkedField",
      "name": "places",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v7 = [
  (v0/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "WeekPlans",
  "kind": "LinkedField",
  "name": "weekPlans",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WeekPlan",
      "kind": "LinkedField",
      "name": "plans",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WeeklyMoment",
          "kind": "LinkedField",
          "name": "closing",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WeeklyMoment",
          "kind": "LinkedField",
          "name": "basketsUntil",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WeeklyMoment",
          "kind": "LinkedField",
          "name": "missing",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = [
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "rate",
    "storageKey": null
  }
],
v10 = {
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
      "selections": (v9/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxRate",
      "kind": "LinkedField",
      "name": "pstRates",
      "plural": true,
      "selections": (v9/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v12 = [
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
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "BilingualText",
  "kind": "LinkedField",
  "name": "name",
  "plural": false,
  "selections": (v12/*:: as any*/),
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "monogram",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "logo",
  "storageKey": null
},
v16 = {
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
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uncropped",
  "storageKey": null
},
v18 = [
  (v16/*:: as any*/),
  (v17/*:: as any*/)
],
v19 = {
  "kind": "InlineDataFragmentSpread",
  "name": "pictureValues_crop",
  "selections": (v18/*:: as any*/),
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "WeeklyHours",
  "kind": "LinkedField",
  "name": "hours",
  "plural": true,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sender",
  "storageKey": null
},
v22 = {
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
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shortageRule",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "DropOff",
  "kind": "LinkedField",
  "name": "dropOff",
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
      "name": "place",
      "plural": false,
      "selections": (v12/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v25 = {
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
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "BilingualText",
  "kind": "LinkedField",
  "name": "title",
  "plural": false,
  "selections": (v12/*:: as any*/),
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "BilingualText",
  "kind": "LinkedField",
  "name": "description",
  "plural": false,
  "selections": (v12/*:: as any*/),
  "storageKey": null
},
v28 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "BilingualText",
    "kind": "LinkedField",
    "name": "text",
    "plural": false,
    "selections": (v12/*:: as any*/),
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
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "Action",
  "kind": "LinkedField",
  "name": "actionPrimary",
  "plural": false,
  "selections": (v28/*:: as any*/),
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "concreteType": "BilingualText",
  "kind": "LinkedField",
  "name": "altTexts",
  "plural": false,
  "selections": (v12/*:: as any*/),
  "storageKey": null
},
v32 = [
  (v30/*:: as any*/),
  (v31/*:: as any*/),
  (v19/*:: as any*/)
],
v33 = {
  "alias": null,
  "args": null,
  "concreteType": "BilingualText",
  "kind": "LinkedField",
  "name": "body",
  "plural": false,
  "selections": (v12/*:: as any*/),
  "storageKey": null
},
v34 = {
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
    (v26/*:: as any*/),
    (v33/*:: as any*/),
    (v29/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Action",
      "kind": "LinkedField",
      "name": "actionSecondary",
      "plural": false,
      "selections": (v28/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "StoredModal",
  "kind": "LinkedField",
  "name": "storedModal",
  "plural": false,
  "selections": [
    (v26/*:: as any*/),
    (v33/*:: as any*/)
  ],
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "concreteType": "MarketIdentity",
  "kind": "LinkedField",
  "name": "identity",
  "plural": false,
  "selections": [
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "logoImage",
      "plural": false,
      "selections": (v18/*:: as any*/),
      "storageKey": null
    },
    (v20/*:: as any*/),
    (v21/*:: as any*/),
    (v22/*:: as any*/),
    (v23/*:: as any*/),
    (v24/*:: as any*/)
  ],
  "storageKey": null
},
v37 = [
  (v30/*:: as any*/),
  (v31/*:: as any*/),
  (v16/*:: as any*/),
  (v17/*:: as any*/)
],
v38 = {
  "alias": null,
  "args": null,
  "concreteType": "Banner",
  "kind": "LinkedField",
  "name": "banner",
  "plural": false,
  "selections": [
    (v26/*:: as any*/),
    (v27/*:: as any*/),
    (v29/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "desktopImage",
      "plural": false,
      "selections": (v37/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "mobileImage",
      "plural": false,
      "selections": (v37/*:: as any*/),
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
    "name": "InformationViewQuery",
    "selections": [
      {
        "kind": "InlineDataFragmentSpread",
        "name": "weekWarnings_query",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Staff",
            "kind": "LinkedField",
            "name": "staff",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "args": null,
        "argumentDefinitions": []
      },
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
              (v10/*:: as any*/)
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
              (v11/*:: as any*/),
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
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Image",
                            "kind": "LinkedField",
                            "name": "logoImage",
                            "plural": false,
                            "selections": [
                              (v19/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v20/*:: as any*/),
                          (v21/*:: as any*/),
                          (v22/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v25/*:: as any*/)
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
                      (v26/*:: as any*/),
                      (v27/*:: as any*/),
                      (v29/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "desktopImage",
                        "plural": false,
                        "selections": (v32/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "mobileImage",
                        "plural": false,
                        "selections": (v32/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v34/*:: as any*/),
                  (v35/*:: as any*/)
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
          (v5/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteVersion",
            "kind": "LinkedField",
            "name": "siteVersions",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
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
                  (v36/*:: as any*/),
                  (v25/*:: as any*/),
                  (v38/*:: as any*/),
                  (v34/*:: as any*/),
                  (v35/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TermsAgreement",
            "kind": "LinkedField",
            "name": "termsAgreement",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v4/*:: as any*/)
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
                  (v4/*:: as any*/),
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
              (v11/*:: as any*/),
              (v36/*:: as any*/),
              (v25/*:: as any*/),
              (v38/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "73632198b92003d5e85effb7dfc73a09",
    "id": "75bebe75b61d69de32f9eb8b1788cf28a7c53eb7e631eb81a5ceb2dab3b9b9af",
    "metadata": {},
    "name": "InformationViewQuery",
    "operationKind": "query",
    "text": "query InformationViewQuery {\n  ...weekWarnings_query\n  staff {\n    ...SiteVersions_staff\n    ...termsValues_staff\n    ...TermsAgreement_staff\n    ...MarketServices_staff\n    siteInformations {\n      version\n      ...siteValues_site\n    }\n  }\n}\n\nfragment MarketServices_staff on Staff {\n  services {\n    checkedAt\n    items {\n      name\n      source\n      works\n      sentences\n    }\n  }\n}\n\nfragment SiteVersions_staff on Staff {\n  siteVersions {\n    version\n    until\n    siteInformations {\n      ...siteValues_site\n    }\n  }\n}\n\nfragment TermsAgreement_staff on Staff {\n  termsAgreement {\n    at\n    name\n  }\n}\n\nfragment identityValues_site on SiteInformations {\n  identity {\n    name {\n      primary\n      secondary\n    }\n    monogram\n    logo\n    logoImage {\n      ...pictureValues_crop\n    }\n    hours {\n      weekday\n      from\n      to\n    }\n    sender\n    taxNumbers {\n      gst\n      qst\n    }\n    shortageRule\n    dropOff {\n      weekday\n      from\n      to\n      place {\n        primary\n        secondary\n      }\n    }\n  }\n  contact {\n    email\n    phone\n    address {\n      line1\n      line2\n      city\n      state\n      postal_code\n    }\n  }\n}\n\nfragment pictureValues_crop on Image {\n  focalPoint {\n    x\n    y\n  }\n  uncropped\n}\n\nfragment siteValues_site on SiteInformations {\n  ...identityValues_site\n  banner {\n    title {\n      primary\n      secondary\n    }\n    description {\n      primary\n      secondary\n    }\n    actionPrimary {\n      text {\n        primary\n        secondary\n      }\n      url\n      close\n      external\n    }\n    desktopImage {\n      path\n      altTexts {\n        primary\n        secondary\n      }\n      ...pictureValues_crop\n    }\n    mobileImage {\n      path\n      altTexts {\n        primary\n        secondary\n      }\n      ...pictureValues_crop\n    }\n  }\n  popup {\n    active\n    color\n    icon\n    cookieName\n    title {\n      primary\n      secondary\n    }\n    body {\n      primary\n      secondary\n    }\n    actionPrimary {\n      text {\n        primary\n        secondary\n      }\n      url\n      close\n      external\n    }\n    actionSecondary {\n      text {\n        primary\n        secondary\n      }\n      url\n      close\n      external\n    }\n  }\n  storedModal {\n    title {\n      primary\n      secondary\n    }\n    body {\n      primary\n      secondary\n    }\n  }\n}\n\nfragment termsValues_staff on Staff {\n  marketTerms {\n    orderFee\n    freeDeliveryAbove\n    membershipPrice\n    trialMonths\n    expressLeadHours\n    gstRates {\n      from\n      rate\n    }\n    pstRates {\n      from\n      rate\n    }\n  }\n}\n\nfragment weekWarnings_query on Query {\n  staff {\n    goodsDays {\n      dropOff {\n        weekday\n        from\n        to\n      }\n      places {\n        name\n        weekday\n        from\n      }\n    }\n    weekPlans {\n      plans {\n        closing {\n          weekday\n          at\n        }\n        basketsUntil {\n          weekday\n          at\n        }\n        missing {\n          weekday\n          at\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4319984540d723d05533311ef137b490";

export default node;
