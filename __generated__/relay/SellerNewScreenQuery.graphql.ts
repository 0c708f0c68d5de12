/**
 * @generated SignedSource<<fd1c834efde188bf8e9d66ef7b10968b>>
 * @relayHash 60b765ac9378ca02a7f54b0e4eba4853
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 330767cc9e55e8fe7ab5670bd4a761c318dc68b635eca37470b634f118b361d9

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
    readonly identity: {
      readonly dropOff: {
        readonly " $fragmentSpreads": FragmentRefs<"SellerNewScreen_dropOff">;
      } | null | undefined;
    } | null | undefined;
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
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "TimeSlot",
  "kind": "LinkedField",
  "name": "nextSlot",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = {
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
          },
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
                "concreteType": "DropOff",
                "kind": "LinkedField",
                "name": "dropOff",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "SellerNewScreen_dropOff"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
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
              (v7/*:: as any*/)
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
              (v7/*:: as any*/)
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
          },
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
                "concreteType": "DropOff",
                "kind": "LinkedField",
                "name": "dropOff",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BilingualText",
                    "kind": "LinkedField",
                    "name": "place",
                    "plural": false,
                    "selections": [
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
          (v7/*:: as any*/),
          (v8/*:: as any*/)
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
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": "shippingZones(filter:{\"ongoing\":true})"
      }
    ]
  },
  "params": {
    "cacheID": "60b765ac9378ca02a7f54b0e4eba4853",
    "id": "330767cc9e55e8fe7ab5670bd4a761c318dc68b635eca37470b634f118b361d9",
    "metadata": {},
    "name": "SellerNewScreenQuery",
    "operationKind": "query",
    "text": "query SellerNewScreenQuery {\n  market {\n    contact {\n      email\n    }\n  }\n  siteInformations {\n    page(name: producers) {\n      ...OperatorText_page\n    }\n    identity {\n      dropOff {\n        ...SellerNewScreen_dropOff\n      }\n    }\n  }\n  ...handoverDays_query\n}\n\nfragment OperatorText_page on OperatorPage {\n  title\n  updatedOn\n  sections {\n    heading\n    paragraphs\n    link {\n      text\n      url\n    }\n  }\n}\n\nfragment SellerNewScreen_dropOff on DropOff {\n  weekday\n  from\n  to\n  place {\n    primary\n    secondary\n  }\n}\n\nfragment handoverDays_query on Query {\n  locations(filter: {ongoing: true}) {\n    storageOnly\n    weekday\n    nextSlot {\n      from\n      to\n    }\n    id\n  }\n  shippingZones(filter: {ongoing: true}) {\n    weekday\n    nextSlot {\n      from\n      to\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "65bb27aa4a0c5d6be35fb3a3e5355061";

export default node;
