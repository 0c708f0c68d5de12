/**
 * @generated SignedSource<<928ef2f4e9f4b4603f24a73bf1ffa625>>
 * @relayHash a60d1e34ff4dab63b2d8c1207b82bfad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4b5344eecd3845e1f029484d2d39e70f946e5a0bb93a223d523b2cef1f15274

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LayoutQuery$variables = Record<PropertyKey, never>;
export type LayoutQuery$data = {
  readonly market: {
    readonly maintenance: boolean;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CycleBar_query" | "Sidebar_query">;
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
      }
    ]
  },
  "params": {
    "cacheID": "a60d1e34ff4dab63b2d8c1207b82bfad",
    "id": "f4b5344eecd3845e1f029484d2d39e70f946e5a0bb93a223d523b2cef1f15274",
    "metadata": {},
    "name": "LayoutQuery",
    "operationKind": "query",
    "text": "query LayoutQuery {\n  market {\n    maintenance\n  }\n  ...CycleBar_query\n  ...Sidebar_query\n}\n\nfragment CycleBar_query on Query {\n  openPeriod {\n    closesAt\n    id\n  }\n  locations(filter: {ongoing: true}) {\n    nextSlot {\n      from\n    }\n    id\n  }\n}\n\nfragment SidebarLinks_query on Query {\n  products(first: 0) {\n    count\n  }\n  newArrivals: collection(handle: \"nouveautes\") {\n    id\n    handle\n    nbProducts\n  }\n  sales: collection(handle: \"promotions\") {\n    id\n    handle\n    nbProducts\n  }\n  collections(first: 40, ordering: {sort: priority}) {\n    edges {\n      node {\n        id\n        handle\n        name\n        nbProducts\n      }\n    }\n  }\n}\n\nfragment Sidebar_query on Query {\n  ...SidebarLinks_query\n}\n"
  }
};
})();

(node as any).hash = "116de65a14bff5da56b36bd8915861c6";

export default node;
