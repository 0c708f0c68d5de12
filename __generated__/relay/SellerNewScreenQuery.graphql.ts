/**
 * @generated SignedSource<<80c4146912a081615a2ef637c6d624de>>
 * @relayHash 9170c085abcc29208f4dcd03ffbdf980
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7185302813d923fcf693fbc85239079cdf1cf19581ba4465488161c2e186ec21

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerNewScreenQuery$variables = Record<PropertyKey, never>;
export type SellerNewScreenQuery$data = {
  readonly market: {
    readonly contact: {
      readonly email: string | null | undefined;
    } | null | undefined;
  };
  readonly siteInformations: {
    readonly page: {
      readonly " $fragmentSpreads": FragmentRefs<"OperatorText_page">;
    } | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"handoverDays_query">;
};
export type SellerNewScreenQuery = {
  response: SellerNewScreenQuery$data;
  variables: SellerNewScreenQuery$variables;
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
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "name",
    "value": "producers"
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "ongoing": true
    }
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "storageOnly",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weekday",
  "storageKey": null
},
v5 = {
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
    },
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
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SellerNewScreenQuery",
    "selections": [
      (v0/*:: as any*/),
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
            "args": (v1/*:: as any*/),
            "concreteType": "OperatorPage",
            "kind": "LinkedField",
            "name": "page",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OperatorText_page"
              }
            ],
            "storageKey": "page(name:\"producers\")"
          }
        ],
        "storageKey": null
      },
      {
        "kind": "InlineDataFragmentSpread",
        "name": "handoverDays_query",
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "locations",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": "locations(filter:{\"ongoing\":true})"
          },
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "ShippingZone",
            "kind": "LinkedField",
            "name": "shippingZones",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": "shippingZones(filter:{\"ongoing\":true})"
          }
        ],
        "args": null,
        "argumentDefinitions": []
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SellerNewScreenQuery",
    "selections": [
      (v0/*:: as any*/),
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
            "args": (v1/*:: as any*/),
            "concreteType": "OperatorPage",
            "kind": "LinkedField",
            "name": "page",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OperatorPageSection",
                "kind": "LinkedField",
                "name": "sections",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "heading",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "paragraphs",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OperatorPageLink",
                    "kind": "LinkedField",
                    "name": "link",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "text",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "url",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "page(name:\"producers\")"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Location",
        "kind": "LinkedField",
        "name": "locations",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": "locations(filter:{\"ongoing\":true})"
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ShippingZone",
        "kind": "LinkedField",
        "name": "shippingZones",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": "shippingZones(filter:{\"ongoing\":true})"
      }
    ]
  },
  "params": {
    "cacheID": "9170c085abcc29208f4dcd03ffbdf980",
    "id": "7185302813d923fcf693fbc85239079cdf1cf19581ba4465488161c2e186ec21",
    "metadata": {},
    "name": "SellerNewScreenQuery",
    "operationKind": "query",
    "text": "query SellerNewScreenQuery {\n  market {\n    contact {\n      email\n    }\n  }\n  siteInformations {\n    page(name: producers) {\n      ...OperatorText_page\n    }\n  }\n  ...handoverDays_query\n}\n\nfragment OperatorText_page on OperatorPage {\n  title\n  updatedOn\n  sections {\n    heading\n    paragraphs\n    link {\n      text\n      url\n    }\n  }\n}\n\nfragment handoverDays_query on Query {\n  locations(filter: {ongoing: true}) {\n    storageOnly\n    weekday\n    nextSlot {\n      from\n      to\n    }\n    id\n  }\n  shippingZones(filter: {ongoing: true}) {\n    weekday\n    nextSlot {\n      from\n      to\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "f85384d04ab7220b7cf54c4af1c1b5d2";

export default node;
