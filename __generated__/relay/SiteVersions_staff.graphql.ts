/**
 * @generated SignedSource<<ecb9c64088a6d916d9b901de1d3b05bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteVersions_staff$data = {
  readonly siteVersions: ReadonlyArray<{
    readonly siteInformations: {
      readonly " $fragmentSpreads": FragmentRefs<"siteValues_site">;
    };
    readonly until: string;
    readonly version: number;
  }>;
  readonly " $fragmentType": "SiteVersions_staff";
};
export type SiteVersions_staff$key = {
  readonly " $data"?: SiteVersions_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteVersions_staff">;
};

const node: ReaderFragment = (function(){
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
  "kind": "InlineDataFragmentSpread",
  "name": "pictureValues_crop",
  "selections": [
    {
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uncropped",
      "storageKey": null
    }
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weekday",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "BilingualText",
  "kind": "LinkedField",
  "name": "title",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "BilingualText",
    "kind": "LinkedField",
    "name": "text",
    "plural": false,
    "selections": (v0/*:: as any*/),
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
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Action",
  "kind": "LinkedField",
  "name": "actionPrimary",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v8 = [
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
    "selections": (v0/*:: as any*/),
    "storageKey": null
  },
  (v1/*:: as any*/)
],
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "BilingualText",
  "kind": "LinkedField",
  "name": "body",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteVersions_staff",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteVersion",
      "kind": "LinkedField",
      "name": "siteVersions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
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
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "BilingualText",
                          "kind": "LinkedField",
                          "name": "name",
                          "plural": false,
                          "selections": (v0/*:: as any*/),
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "monogram",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "logo",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "Image",
                          "kind": "LinkedField",
                          "name": "logoImage",
                          "plural": false,
                          "selections": [
                            (v1/*:: as any*/)
                          ],
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "WeeklyHours",
                          "kind": "LinkedField",
                          "name": "hours",
                          "plural": true,
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
                          "kind": "ScalarField",
                          "name": "sender",
                          "storageKey": null
                        },
                        {
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
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "shortageRule",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "DropOff",
                          "kind": "LinkedField",
                          "name": "dropOff",
                          "plural": false,
                          "selections": [
                            (v2/*:: as any*/),
                            (v3/*:: as any*/),
                            (v4/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "BilingualText",
                              "kind": "LinkedField",
                              "name": "place",
                              "plural": false,
                              "selections": (v0/*:: as any*/),
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
                    }
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
                    (v5/*:: as any*/),
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
                    (v7/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Image",
                      "kind": "LinkedField",
                      "name": "desktopImage",
                      "plural": false,
                      "selections": (v8/*:: as any*/),
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Image",
                      "kind": "LinkedField",
                      "name": "mobileImage",
                      "plural": false,
                      "selections": (v8/*:: as any*/),
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
                    (v5/*:: as any*/),
                    (v9/*:: as any*/),
                    (v7/*:: as any*/),
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
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "StoredModal",
                  "kind": "LinkedField",
                  "name": "storedModal",
                  "plural": false,
                  "selections": [
                    (v5/*:: as any*/),
                    (v9/*:: as any*/)
                  ],
                  "storageKey": null
                }
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
  "type": "Staff",
  "abstractKey": null
};
})();

(node as any).hash = "f6d3e8003c32ff737b0604d9871524c7";

export default node;
