/**
 * @generated SignedSource<<272d29fdc223b85ff7594ebfcde4b631>>
 * @relayHash 53e5c7260e0f9fd168da1e418d1f2105
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 955fd7a695d02da0edba307d91ea61fcaf30e3619c30a9194e2711759572cac0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OperatorPageName = "faq" | "privacy" | "producers" | "terms" | "%future added value";
export type standardTextsQuery$variables = Record<PropertyKey, never>;
export type standardTextsQuery$data = {
  readonly market: {
    readonly offers: {
      readonly alcohol: boolean;
      readonly baskets: boolean;
      readonly delivery: boolean;
      readonly deposits: boolean;
      readonly express: boolean;
      readonly membership: boolean;
      readonly pickup: boolean;
    };
    readonly trialMonths: number;
  };
  readonly staff: {
    readonly siteInformations: {
      readonly texts: ReadonlyArray<{
        readonly name: OperatorPageName;
        readonly standard: {
          readonly sections: ReadonlyArray<{
            readonly group: {
              readonly primary: string;
              readonly secondary: string | null | undefined;
            } | null | undefined;
            readonly heading: {
              readonly primary: string;
              readonly secondary: string | null | undefined;
            } | null | undefined;
            readonly link: {
              readonly text: {
                readonly primary: string;
                readonly secondary: string | null | undefined;
              };
              readonly url: string;
            } | null | undefined;
            readonly paragraphs: ReadonlyArray<{
              readonly primary: string;
              readonly secondary: string | null | undefined;
            }>;
          }>;
          readonly title: {
            readonly primary: string;
            readonly secondary: string | null | undefined;
          };
          readonly updatedOn: string;
        } | null | undefined;
      }> | null | undefined;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"faqQuestions_query">;
};
export type standardTextsQuery = {
  response: standardTextsQuery$data;
  variables: standardTextsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "membershipPrice",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderFee",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "freeDeliveryAbove",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expressLeadHours",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gstRate",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pstRate",
  "storageKey": null
},
v6 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "ongoing": true
    }
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prefixes",
  "storageKey": null
},
v9 = {
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
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "trialMonths",
  "storageKey": null
},
v11 = {
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
  "concreteType": "Staff",
  "kind": "LinkedField",
  "name": "staff",
  "plural": false,
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
          "concreteType": "OperatorText",
          "kind": "LinkedField",
          "name": "texts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "OperatorTextPage",
              "kind": "LinkedField",
              "name": "standard",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "BilingualText",
                  "kind": "LinkedField",
                  "name": "title",
                  "plural": false,
                  "selections": (v12/*:: as any*/),
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
                  "concreteType": "OperatorTextSection",
                  "kind": "LinkedField",
                  "name": "sections",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "BilingualText",
                      "kind": "LinkedField",
                      "name": "heading",
                      "plural": false,
                      "selections": (v12/*:: as any*/),
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "BilingualText",
                      "kind": "LinkedField",
                      "name": "group",
                      "plural": false,
                      "selections": (v12/*:: as any*/),
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "BilingualText",
                      "kind": "LinkedField",
                      "name": "paragraphs",
                      "plural": true,
                      "selections": (v12/*:: as any*/),
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "OperatorTextLink",
                      "kind": "LinkedField",
                      "name": "link",
                      "plural": false,
                      "selections": [
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
                        }
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
          "storageKey": null
        }
      ],
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
    "name": "standardTextsQuery",
    "selections": [
      {
        "kind": "InlineDataFragmentSpread",
        "name": "faqQuestions_query",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "ShippingZone",
            "kind": "LinkedField",
            "name": "shippingZones",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": "shippingZones(filter:{\"ongoing\":true})"
          }
        ],
        "args": null,
        "argumentDefinitions": []
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "market",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/)
        ],
        "storageKey": null
      },
      (v13/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "standardTextsQuery",
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
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "ShippingZone",
        "kind": "LinkedField",
        "name": "shippingZones",
        "plural": true,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": "shippingZones(filter:{\"ongoing\":true})"
      },
      (v13/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "53e5c7260e0f9fd168da1e418d1f2105",
    "id": "955fd7a695d02da0edba307d91ea61fcaf30e3619c30a9194e2711759572cac0",
    "metadata": {},
    "name": "standardTextsQuery",
    "operationKind": "query",
    "text": "query standardTextsQuery {\n  ...faqQuestions_query\n  market {\n    trialMonths\n    offers {\n      pickup\n      delivery\n      express\n      baskets\n      membership\n      deposits\n      alcohol\n    }\n  }\n  staff {\n    siteInformations {\n      texts {\n        name\n        standard {\n          title {\n            primary\n            secondary\n          }\n          updatedOn\n          sections {\n            heading {\n              primary\n              secondary\n            }\n            group {\n              primary\n              secondary\n            }\n            paragraphs {\n              primary\n              secondary\n            }\n            link {\n              text {\n                primary\n                secondary\n              }\n              url\n            }\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment faqQuestions_query on Query {\n  market {\n    membershipPrice\n    orderFee\n    freeDeliveryAbove\n    expressLeadHours\n    gstRate\n    pstRate\n  }\n  shippingZones(filter: {ongoing: true}) {\n    price\n    prefixes\n    nextSlot {\n      from\n      to\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "8a43851c24373adb5df03cb445c6644d";

export default node;
