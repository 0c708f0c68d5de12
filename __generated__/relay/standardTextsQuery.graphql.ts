/**
 * @generated SignedSource<<515ccc1d205c157219593dc7dd846041>>
 * @relayHash 6ca5e509b6c27078e5c9baf72f609700
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f48f5b61cbfd49972d0c8bb4f1bb56d02897812d579ad84ca44b09a6cff07344

import type { ConcreteRequest } from 'relay-runtime';
export type OperatorPageName = "faq" | "privacy" | "producers" | "terms" | "%future added value";
export type standardTextsQuery$variables = Record<PropertyKey, never>;
export type standardTextsQuery$data = {
  readonly market: {
    readonly gstRate: number;
    readonly offers: {
      readonly alcohol: boolean;
      readonly baskets: boolean;
      readonly delivery: boolean;
      readonly deposits: boolean;
      readonly express: boolean;
      readonly membership: boolean;
      readonly pickup: boolean;
    };
    readonly orderFee: number;
    readonly pstRate: number;
    readonly trialMonths: number;
  };
  readonly staff: {
    readonly goodsDays: {
      readonly dropOff: {
        readonly from: string;
        readonly to: string;
        readonly weekday: number;
      } | null | undefined;
    };
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
};
export type standardTextsQuery = {
  response: standardTextsQuery$data;
  variables: standardTextsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
v1 = [
  {
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
        "name": "orderFee",
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
        "kind": "ScalarField",
        "name": "trialMonths",
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
    "concreteType": "Staff",
    "kind": "LinkedField",
    "name": "staff",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "GoodsDays",
        "kind": "LinkedField",
        "name": "goodsDays",
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
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "weekday",
                "storageKey": null
              },
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
          }
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
                    "selections": (v0/*:: as any*/),
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
                        "selections": (v0/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "BilingualText",
                        "kind": "LinkedField",
                        "name": "group",
                        "plural": false,
                        "selections": (v0/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "BilingualText",
                        "kind": "LinkedField",
                        "name": "paragraphs",
                        "plural": true,
                        "selections": (v0/*:: as any*/),
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
                            "selections": (v0/*:: as any*/),
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "standardTextsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "standardTextsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6ca5e509b6c27078e5c9baf72f609700",
    "id": "f48f5b61cbfd49972d0c8bb4f1bb56d02897812d579ad84ca44b09a6cff07344",
    "metadata": {},
    "name": "standardTextsQuery",
    "operationKind": "query",
    "text": "query standardTextsQuery {\n  market {\n    orderFee\n    gstRate\n    pstRate\n    trialMonths\n    offers {\n      pickup\n      delivery\n      express\n      baskets\n      membership\n      deposits\n      alcohol\n    }\n  }\n  staff {\n    goodsDays {\n      dropOff {\n        weekday\n        from\n        to\n      }\n    }\n    siteInformations {\n      texts {\n        name\n        standard {\n          title {\n            primary\n            secondary\n          }\n          updatedOn\n          sections {\n            heading {\n              primary\n              secondary\n            }\n            group {\n              primary\n              secondary\n            }\n            paragraphs {\n              primary\n              secondary\n            }\n            link {\n              text {\n                primary\n                secondary\n              }\n              url\n            }\n          }\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "30264acdee3140ae286fa3e5cd8fa645";

export default node;
