/**
 * @generated SignedSource<<abde6aeb9f6068801c90b3685e1f2362>>
 * @relayHash 2807256435b4100ffe77d36585b07dd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdeea4e808440c71665159839344754e75ee8b0ee7e1b22865ea736affe959ed

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LayoutQuery$variables = Record<PropertyKey, never>;
export type LayoutQuery$data = {
  readonly market: {
    readonly maintenance: boolean;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CycleBar_query" | "Footer_query" | "Sidebar_query">;
};
export type LayoutQuery = {
  response: LayoutQuery$data;
  variables: LayoutQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Market",
  "kind": "LinkedField",
  "name": "market",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maintenance",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handle",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nbProducts",
  "storageKey": null
},
v4 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LayoutQuery",
    "selections": [
      (v0/*:: as any*/),
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
      (v0/*:: as any*/),
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
            "name": "closesAt",
            "storageKey": null
          },
          (v1/*:: as any*/)
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
            "name": "nextSlot",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "from",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "locations(filter:{\"ongoing\":true})"
      },
      {
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          }
        ],
        "storageKey": "products(first:0)"
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
        "selections": (v4/*:: as any*/),
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
        "selections": (v4/*:: as any*/),
        "storageKey": "collection(handle:\"promotions\")"
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 40
          },
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
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
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
        "alias": null,
        "args": null,
        "concreteType": "SiteInformations",
        "kind": "LinkedField",
        "name": "siteInformations",
        "plural": false,
        "selections": [
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
            "selections": (v5/*:: as any*/),
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
            "selections": (v5/*:: as any*/),
            "storageKey": "page(name:\"terms\")"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2807256435b4100ffe77d36585b07dd3",
    "id": "cdeea4e808440c71665159839344754e75ee8b0ee7e1b22865ea736affe959ed",
    "metadata": {},
    "name": "LayoutQuery",
    "operationKind": "query",
    "text": "query LayoutQuery {\n  market {\n    maintenance\n  }\n  ...CycleBar_query\n  ...Sidebar_query\n  ...Footer_query\n}\n\nfragment CycleBar_query on Query {\n  openPeriod {\n    closesAt\n    id\n  }\n  locations(filter: {ongoing: true}) {\n    nextSlot {\n      from\n    }\n    id\n  }\n}\n\nfragment Footer_query on Query {\n  siteInformations {\n    privacy: page(name: privacy) {\n      title\n    }\n    terms: page(name: terms) {\n      title\n    }\n  }\n}\n\nfragment SidebarLinks_query on Query {\n  products(first: 0) {\n    count\n  }\n  newArrivals: collection(handle: \"nouveautes\") {\n    id\n    handle\n    nbProducts\n  }\n  sales: collection(handle: \"promotions\") {\n    id\n    handle\n    nbProducts\n  }\n  collections(first: 40, ordering: {sort: priority}) {\n    edges {\n      node {\n        id\n        handle\n        name\n        nbProducts\n      }\n    }\n  }\n}\n\nfragment Sidebar_query on Query {\n  ...SidebarLinks_query\n}\n"
  }
};
})();

(node as any).hash = "5cfc711b2732e6e4b57e91e1b88e417d";

export default node;
