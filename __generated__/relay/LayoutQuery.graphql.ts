/**
 * @generated SignedSource<<bf42c68a64acc42e77f77f64e832eed2>>
 * @relayHash d9093a04b60542ead6ca7ccd9ba3fc0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2decdd1213563389621f6646eeef6b892f48cef78b0fd4d92246b6e30a99422f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketPause = "away" | "retired" | "soon" | "unserved" | "%future added value";
export type LayoutQuery$variables = Record<PropertyKey, never>;
export type LayoutQuery$data = {
  readonly market: {
    readonly maintenance: boolean;
    readonly pause: MarketPause | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"marketOffers_market">;
  };
  readonly openPeriod: {
    readonly " $fragmentSpreads": FragmentRefs<"openWeek_period">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ConsentQuestion_query" | "CycleBar_query" | "Footer_query" | "NotFoundShelves_query" | "Sidebar_query" | "noticeCookie_query">;
};
export type LayoutQuery = {
  response: LayoutQuery$data;
  variables: LayoutQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maintenance",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pause",
  "storageKey": null
},
v2 = {
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
      "name": "cookieName",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  }
],
v5 = [
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
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 0
  }
],
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handle",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nbProducts",
  "storageKey": null
},
v11 = [
  (v3/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/)
],
v12 = {
  "kind": "Literal",
  "name": "first",
  "value": 40
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LayoutQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "market",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "marketOffers_market"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Period",
        "kind": "LinkedField",
        "name": "openPeriod",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "openWeek_period"
          }
        ],
        "storageKey": null
      },
      {
        "kind": "InlineDataFragmentSpread",
        "name": "noticeCookie_query",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteInformations",
            "kind": "LinkedField",
            "name": "siteInformations",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "args": null,
        "argumentDefinitions": []
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ConsentQuestion_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "CycleBar_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Sidebar_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Footer_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "NotFoundShelves_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LayoutQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "market",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
            "name": "gstRate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pstRate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MarketOffers",
            "kind": "LinkedField",
            "name": "offers",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pickup",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "delivery",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "express",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "baskets",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "membership",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "deposits",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "alcohol",
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
        "concreteType": "Period",
        "kind": "LinkedField",
        "name": "openPeriod",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startDate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "closesAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "handoverFrom",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "basketsUntil",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "missingAt",
            "storageKey": null
          },
          (v3/*:: as any*/)
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
          (v2/*:: as any*/),
          {
            "alias": "privacy",
            "args": [
              {
                "kind": "Literal",
                "name": "name",
                "value": "privacy"
              }
            ],
            "concreteType": "OperatorPage",
            "kind": "LinkedField",
            "name": "page",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": "page(name:\"privacy\")"
          },
          {
            "alias": "terms",
            "args": [
              {
                "kind": "Literal",
                "name": "name",
                "value": "terms"
              }
            ],
            "concreteType": "OperatorPage",
            "kind": "LinkedField",
            "name": "page",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": "page(name:\"terms\")"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "ongoing": true
            }
          }
        ],
        "concreteType": "Location",
        "kind": "LinkedField",
        "name": "locations",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TimeSlot",
            "kind": "LinkedField",
            "name": "expressSlot",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "storageOnly",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TimeSlot",
            "kind": "LinkedField",
            "name": "nextSlot",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": "locations(filter:{\"ongoing\":true})"
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deliveryDay",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "closed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "note",
            "storageKey": null
          },
          {
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "day",
                "storageKey": null
              },
              (v6/*:: as any*/),
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
                "concreteType": "TimeSlot",
                "kind": "LinkedField",
                "name": "slot",
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
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": "products(first:0)"
      },
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "SellerConnection",
        "kind": "LinkedField",
        "name": "sellers",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": "sellers(first:0)"
      },
      {
        "alias": "newArrivals",
        "args": [
          {
            "kind": "Literal",
            "name": "handle",
            "value": "nouveautes"
          }
        ],
        "concreteType": "Collection",
        "kind": "LinkedField",
        "name": "collection",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": "collection(handle:\"nouveautes\")"
      },
      {
        "alias": "sales",
        "args": [
          {
            "kind": "Literal",
            "name": "handle",
            "value": "promotions"
          }
        ],
        "concreteType": "Collection",
        "kind": "LinkedField",
        "name": "collection",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": "collection(handle:\"promotions\")"
      },
      {
        "alias": null,
        "args": [
          (v12/*:: as any*/),
          {
            "kind": "Literal",
            "name": "ordering",
            "value": {
              "sort": "priority"
            }
          }
        ],
        "concreteType": "CollectionConnection",
        "kind": "LinkedField",
        "name": "collections",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CollectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Collection",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v9/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "group",
                    "storageKey": null
                  },
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "collections(first:40,ordering:{\"sort\":\"priority\"})"
      },
      {
        "alias": "express",
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "where": {
                "hasStoredProducts": true
              }
            }
          },
          (v12/*:: as any*/)
        ],
        "concreteType": "CollectionConnection",
        "kind": "LinkedField",
        "name": "collections",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CollectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Collection",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "collections(filter:{\"where\":{\"hasStoredProducts\":true}},first:40)"
      }
    ]
  },
  "params": {
    "cacheID": "d9093a04b60542ead6ca7ccd9ba3fc0d",
    "id": "2decdd1213563389621f6646eeef6b892f48cef78b0fd4d92246b6e30a99422f",
    "metadata": {},
    "name": "LayoutQuery",
    "operationKind": "query",
    "text": "query LayoutQuery {\n  market {\n    maintenance\n    pause\n    ...marketOffers_market\n  }\n  openPeriod {\n    ...openWeek_period\n    id\n  }\n  ...noticeCookie_query\n  ...ConsentQuestion_query\n  ...CycleBar_query\n  ...Sidebar_query\n  ...Footer_query\n  ...NotFoundShelves_query\n}\n\nfragment ConsentQuestion_query on Query {\n  siteInformations {\n    privacy: page(name: privacy) {\n      title\n    }\n  }\n}\n\nfragment CycleBar_query on Query {\n  ...ExpressBar_query\n  ...WeekNotices_query\n  announcedWeeks {\n    __typename\n    id\n  }\n  openPeriod {\n    closesAt\n    id\n  }\n  locations(filter: {ongoing: true}) {\n    storageOnly\n    nextSlot {\n      from\n      to\n    }\n    id\n  }\n}\n\nfragment ExpressBar_query on Query {\n  locations(filter: {ongoing: true}) {\n    expressSlot {\n      from\n      to\n    }\n    id\n  }\n}\n\nfragment Footer_query on Query {\n  siteInformations {\n    privacy: page(name: privacy) {\n      title\n    }\n    terms: page(name: terms) {\n      title\n    }\n  }\n}\n\nfragment NotFoundShelves_query on Query {\n  newArrivals: collection(handle: \"nouveautes\") {\n    id\n  }\n  sales: collection(handle: \"promotions\") {\n    id\n  }\n  collections(first: 40, ordering: {sort: priority}) {\n    edges {\n      node {\n        id\n        handle\n        name\n      }\n    }\n  }\n}\n\nfragment SidebarLinks_query on Query {\n  products(first: 0) {\n    count\n  }\n  sellers(first: 0) {\n    count\n  }\n  newArrivals: collection(handle: \"nouveautes\") {\n    id\n    handle\n    nbProducts\n  }\n  sales: collection(handle: \"promotions\") {\n    id\n    handle\n    nbProducts\n  }\n  collections(first: 40, ordering: {sort: priority}) {\n    edges {\n      node {\n        id\n        handle\n        name\n        group\n        nbProducts\n      }\n    }\n  }\n  express: collections(first: 40, filter: {where: {hasStoredProducts: true}}) {\n    edges {\n      node {\n        id\n      }\n    }\n  }\n}\n\nfragment Sidebar_query on Query {\n  ...SidebarLinks_query\n}\n\nfragment WeekNotices_query on Query {\n  announcedWeeks {\n    id\n    deliveryDay\n    closed\n    note\n    placeDays {\n      place\n      day\n      ...placeDayText_day\n    }\n  }\n}\n\nfragment marketOffers_market on Market {\n  trialMonths\n  gstRate\n  pstRate\n  pause\n  offers {\n    pickup\n    delivery\n    express\n    baskets\n    membership\n    deposits\n    alcohol\n  }\n}\n\nfragment noticeCookie_query on Query {\n  siteInformations {\n    popup {\n      active\n      cookieName\n    }\n  }\n}\n\nfragment openWeek_period on Period {\n  startDate\n  closesAt\n  handoverFrom\n  basketsUntil\n  missingAt\n}\n\nfragment placeDayText_day on PlaceDay {\n  name\n  delivers\n  day\n  slot {\n    from\n    to\n  }\n}\n"
  }
};
})();

(node as any).hash = "26f72fb141078a9dd05ffb21b532f05c";

export default node;
