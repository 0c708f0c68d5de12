/**
 * @generated SignedSource<<8a733d0ecc8453cd574720de61f6007f>>
 * @relayHash c62dc7eb1e36b7ad8b9426a30b6957ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5096cab260cf9a2cfbaba053eb37d910bb22c7e0c0853cd494afed972f558b3

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
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
],
v6 = {
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
              (v4/*:: as any*/)
            ],
            "storageKey": "shippingZones(filter:{\"ongoing\":true})"
          }
        ],
        "args": null,
        "argumentDefinitions": []
      },
      (v6/*:: as any*/)
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
      (v6/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "c62dc7eb1e36b7ad8b9426a30b6957ff",
    "id": "a5096cab260cf9a2cfbaba053eb37d910bb22c7e0c0853cd494afed972f558b3",
    "metadata": {},
    "name": "FaqScreenQuery",
    "operationKind": "query",
    "text": "query FaqScreenQuery {\n  ...faqQuestions_query\n  siteInformations {\n    privacy: page(name: privacy) {\n      __typename\n    }\n    terms: page(name: terms) {\n      __typename\n    }\n    faq: page(name: faq) {\n      title\n      sections {\n        heading\n        group\n        paragraphs\n        link {\n          text\n          url\n        }\n      }\n    }\n  }\n}\n\nfragment faqQuestions_query on Query {\n  market {\n    membershipPrice\n    orderFee\n    freeDeliveryAbove\n    expressLeadHours\n    gstRate\n    pstRate\n  }\n  shippingZones(filter: {ongoing: true}) {\n    price\n    prefixes\n    nextSlot {\n      from\n      to\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "5da272704fe5c9df9deb74da648f4229";

export default node;
