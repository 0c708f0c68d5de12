/**
 * @generated SignedSource<<f400e9934ba2232b075642913e9ac5e0>>
 * @relayHash 8c42e500e1a73e0330524f87993db9ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 786fff3dbb8ccdc3d02c6599731234d589b3340b8ae90a0d5e2cf564edaecd40

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FaqScreenQuery$variables = Record<PropertyKey, never>;
export type FaqScreenQuery$data = {
  readonly siteInformations: {
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
    "cacheID": "8c42e500e1a73e0330524f87993db9ee",
    "id": "786fff3dbb8ccdc3d02c6599731234d589b3340b8ae90a0d5e2cf564edaecd40",
    "metadata": {},
    "name": "FaqScreenQuery",
    "operationKind": "query",
    "text": "query FaqScreenQuery {\n  ...faqQuestions_query\n  siteInformations {\n    privacy: page(name: privacy) {\n      __typename\n    }\n    terms: page(name: terms) {\n      __typename\n    }\n  }\n}\n\nfragment faqQuestions_query on Query {\n  market {\n    membershipPrice\n    orderFee\n    freeDeliveryAbove\n    expressLeadHours\n    gstRate\n    pstRate\n  }\n  shippingZones(filter: {ongoing: true}) {\n    price\n    prefixes\n    nextSlot {\n      from\n      to\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "879a6a0cccd0d3a258c34446bae9f35c";

export default node;
