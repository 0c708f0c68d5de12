/**
 * @generated SignedSource<<8bd21db0e1ef2d5a0aa4fe1bcb4949c7>>
 * @relayHash 27b4d46ed0133476b626d8516a71f7b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e83322d372e039c3c9bf19aadccdc4e310e316b83d88623ae1da809558cff67

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FaqScreenQuery$variables = Record<PropertyKey, never>;
export type FaqScreenQuery$data = {
  readonly siteInformations: {
    readonly faq: {
      readonly sections: ReadonlyArray<{
        readonly group: string | null | undefined;
        readonly heading: string | null | undefined;
        readonly link: {
          readonly text: string;
          readonly url: string;
        } | null | undefined;
        readonly paragraphs: ReadonlyArray<string>;
      }>;
      readonly title: string;
    } | null | undefined;
    readonly privacy: {
      readonly __typename: "OperatorPage";
    } | null | undefined;
    readonly terms: {
      readonly __typename: "OperatorPage";
    } | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"faqQuestions_query">;
};
export type FaqScreenQuery = {
  response: FaqScreenQuery$data;
  variables: FaqScreenQuery$variables;
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
      "name": "membershipPrice",
      "storageKey": null
    },
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
      "name": "expressLeadHours",
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
    }
  ],
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "ongoing": true
    }
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prefixes",
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
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
],
v7 = {
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
      "selections": (v6/*:: as any*/),
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
      "selections": (v6/*:: as any*/),
      "storageKey": "page(name:\"terms\")"
    },
    {
      "alias": "faq",
      "args": [
        {
          "kind": "Literal",
          "name": "name",
          "value": "faq"
        }
      ],
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
              "name": "group",
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
      "storageKey": "page(name:\"faq\")"
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FaqScreenQuery",
    "selections": [
      {
        "kind": "InlineDataFragmentSpread",
        "name": "faqQuestions_query",
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "ShippingZone",
            "kind": "LinkedField",
            "name": "shippingZones",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": "shippingZones(filter:{\"ongoing\":true})"
          }
        ],
        "args": null,
        "argumentDefinitions": []
      },
      (v7/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FaqScreenQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ShippingZone",
        "kind": "LinkedField",
        "name": "shippingZones",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
      (v7/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "27b4d46ed0133476b626d8516a71f7b8",
    "id": "8e83322d372e039c3c9bf19aadccdc4e310e316b83d88623ae1da809558cff67",
    "metadata": {},
    "name": "FaqScreenQuery",
    "operationKind": "query",
    "text": "query FaqScreenQuery {\n  ...faqQuestions_query\n  siteInformations {\n    privacy: page(name: privacy) {\n      __typename\n    }\n    terms: page(name: terms) {\n      __typename\n    }\n    faq: page(name: faq) {\n      title\n      sections {\n        heading\n        group\n        paragraphs\n        link {\n          text\n          url\n        }\n      }\n    }\n  }\n}\n\nfragment faqQuestions_query on Query {\n  market {\n    membershipPrice\n    orderFee\n    freeDeliveryAbove\n    expressLeadHours\n    gstRate\n    pstRate\n  }\n  shippingZones(filter: {ongoing: true}) {\n    price\n    prefixes\n    weekday\n    nextSlot {\n      from\n      to\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "5da272704fe5c9df9deb74da648f4229";

export default node;
