/**
 * @generated SignedSource<<50cc86bb608479da387ef4e3d4efe3ba>>
 * @relayHash c1010700d86f14b8323e2ec24bc94738
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bd86ed0e42784044ae5501e9bc52d414b16bfb8c83f7ff1320fb1a85699fcc4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketPause = "away" | "retired" | "soon" | "unserved" | "%future added value";
export type ClosedMarketQuery$variables = Record<PropertyKey, never>;
export type ClosedMarketQuery$data = {
  readonly away: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly deactivatedUntil: string | null | undefined;
        readonly products: {
          readonly count: number;
        };
      };
    }>;
  };
  readonly locations: ReadonlyArray<{
    readonly address: {
      readonly city: string;
    };
    readonly id: string;
    readonly name: string;
    readonly nextSlot: {
      readonly from: string;
      readonly to: string;
    } | null | undefined;
    readonly weekday: number | null | undefined;
  }>;
  readonly market: {
    readonly pause: MarketPause | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"groceryStore_market">;
  };
  readonly sellers: {
    readonly count: number;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly handle: string;
        readonly id: string;
        readonly name: string;
        readonly town: string | null | undefined;
        readonly trade: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"SellerMark_seller">;
      };
    }>;
  };
  readonly shippingZones: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly nextSlot: {
      readonly from: string;
      readonly to: string;
    } | null | undefined;
    readonly weekday: number;
  }>;
  readonly siteInformations: {
    readonly banner: {
      readonly " $fragmentSpreads": FragmentRefs<"HomeBanner_banner">;
    } | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"groceryStore_query">;
};
export type ClosedMarketQuery = {
  response: ClosedMarketQuery$data;
  variables: ClosedMarketQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pause",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v2 = {
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
        (v1/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handoverFrom",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closed",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "from",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "to",
    "storageKey": null
  }
],
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "PlaceDay",
  "kind": "LinkedField",
  "name": "placeDays",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "delivers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "day",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TimeSlot",
      "kind": "LinkedField",
      "name": "slot",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weekday",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "TimeSlot",
  "kind": "LinkedField",
  "name": "nextSlot",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Location",
  "kind": "LinkedField",
  "name": "locations",
  "plural": true,
  "selections": [
    (v8/*:: as any*/),
    (v5/*:: as any*/),
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    (v10/*:: as any*/)
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "ShippingZone",
  "kind": "LinkedField",
  "name": "shippingZones",
  "plural": true,
  "selections": [
    (v8/*:: as any*/),
    (v5/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/)
  ],
  "storageKey": null
},
v13 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 6
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handle",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "trade",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "town",
  "storageKey": null
},
v18 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deactivatedUntil",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 0
    }
  ],
  "concreteType": "ProductConnection",
  "kind": "LinkedField",
  "name": "products",
  "plural": false,
  "selections": [
    (v14/*:: as any*/)
  ],
  "storageKey": "products(first:0)"
},
v21 = [
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
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v23 = [
  (v22/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "alt",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ClosedMarketQuery",
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "market",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "groceryStore_market",
            "selections": [
              (v2/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      {
        "kind": "InlineDataFragmentSpread",
        "name": "groceryStore_query",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Period",
            "kind": "LinkedField",
            "name": "announcedWeeks",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "args": null,
        "argumentDefinitions": []
      },
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      {
        "alias": null,
        "args": (v13/*:: as any*/),
        "concreteType": "SellerConnection",
        "kind": "LinkedField",
        "name": "sellers",
        "plural": false,
        "selections": [
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SellerEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Seller",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v5/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "SellerMark_seller"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "sellers(first:6)"
      },
      {
        "alias": "away",
        "args": (v18/*:: as any*/),
        "concreteType": "SellerConnection",
        "kind": "LinkedField",
        "name": "sellers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SellerEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Seller",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v19/*:: as any*/),
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "sellers(first:100)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ClosedMarketQuery",
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
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "title",
                "plural": false,
                "selections": (v21/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "description",
                "plural": false,
                "selections": (v21/*:: as any*/),
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
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BilingualText",
                    "kind": "LinkedField",
                    "name": "text",
                    "plural": false,
                    "selections": (v21/*:: as any*/),
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
                    "name": "external",
                    "storageKey": null
                  }
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "market",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Period",
        "kind": "LinkedField",
        "name": "announcedWeeks",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      },
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      {
        "alias": null,
        "args": (v13/*:: as any*/),
        "concreteType": "SellerConnection",
        "kind": "LinkedField",
        "name": "sellers",
        "plural": false,
        "selections": [
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SellerEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Seller",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v5/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "images",
                    "plural": true,
                    "selections": [
                      (v22/*:: as any*/)
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
        "storageKey": "sellers(first:6)"
      },
      {
        "alias": "away",
        "args": (v18/*:: as any*/),
        "concreteType": "SellerConnection",
        "kind": "LinkedField",
        "name": "sellers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SellerEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Seller",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "sellers(first:100)"
      }
    ]
  },
  "params": {
    "cacheID": "c1010700d86f14b8323e2ec24bc94738",
    "id": "8bd86ed0e42784044ae5501e9bc52d414b16bfb8c83f7ff1320fb1a85699fcc4",
    "metadata": {},
    "name": "ClosedMarketQuery",
    "operationKind": "query",
    "text": "query ClosedMarketQuery {\n  siteInformations {\n    banner {\n      ...HomeBanner_banner\n    }\n  }\n  market {\n    pause\n    ...groceryStore_market\n  }\n  ...groceryStore_query\n  locations {\n    id\n    name\n    weekday\n    address {\n      city\n    }\n    nextSlot {\n      from\n      to\n    }\n  }\n  shippingZones {\n    id\n    name\n    weekday\n    nextSlot {\n      from\n      to\n    }\n  }\n  sellers(first: 6) {\n    count\n    edges {\n      node {\n        id\n        name\n        handle\n        trade\n        town\n        ...SellerMark_seller\n      }\n    }\n  }\n  away: sellers(first: 100) {\n    edges {\n      node {\n        deactivatedUntil\n        products(first: 0) {\n          count\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment BannerPicture_image on Image {\n  path\n  alt\n}\n\nfragment HomeBanner_banner on Banner {\n  title {\n    ...bilingual_text\n  }\n  description {\n    ...bilingual_text\n  }\n  actionPrimary {\n    text {\n      ...bilingual_text\n    }\n    url\n    external\n  }\n  desktopImage {\n    path\n    ...BannerPicture_image\n  }\n  mobileImage {\n    ...BannerPicture_image\n  }\n}\n\nfragment SellerMark_seller on Seller {\n  name\n  handle\n  images {\n    path\n  }\n}\n\nfragment bilingual_text on BilingualText {\n  primary\n  secondary\n}\n\nfragment groceryStore_market on Market {\n  contact {\n    email\n    phone\n    address {\n      line1\n      line2\n      city\n      state\n      postal_code\n      country\n    }\n  }\n}\n\nfragment groceryStore_query on Query {\n  announcedWeeks {\n    handoverFrom\n    closed\n    placeDays {\n      place\n      name\n      delivers\n      day\n      slot {\n        from\n        to\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "d5bf1787751c7155e11062a88340a361";

export default node;
