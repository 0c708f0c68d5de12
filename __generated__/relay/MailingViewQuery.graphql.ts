/**
 * @generated SignedSource<<6781dc822a52906e1a25fe3e7c9e38c6>>
 * @relayHash c9f8a96a1c1d6c2c23364194393e1c19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e009edd4b7ff6793f5134436841cbfea72eb1a57c550a409af49e5af15aad1ca

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailingViewQuery$variables = {
  startDate?: string | null | undefined;
};
export type MailingViewQuery$data = {
  readonly staff: {
    readonly packingWeek: {
      readonly period: {
        readonly deliveryDay: string;
        readonly startDate: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"MessageForm_week">;
    };
    readonly periods: ReadonlyArray<{
      readonly startDate: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"SentMessages_staff">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MessageForm_places">;
};
export type MailingViewQuery = {
  response: MailingViewQuery$data;
  variables: MailingViewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "startDate"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "startDate",
    "variableName": "startDate"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryDay",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v7 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MailingViewQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MessageForm_places"
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "SentMessages_staff"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Period",
            "kind": "LinkedField",
            "name": "periods",
            "plural": true,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "PackingWeek",
            "kind": "LinkedField",
            "name": "packingWeek",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MessageForm_week"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Period",
                "kind": "LinkedField",
                "name": "period",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v3/*:: as any*/)
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MailingViewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Location",
        "kind": "LinkedField",
        "name": "locations",
        "plural": true,
        "selections": (v6/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ShippingZone",
        "kind": "LinkedField",
        "name": "shippingZones",
        "plural": true,
        "selections": (v6/*:: as any*/),
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
            "concreteType": "CustomerMessage",
            "kind": "LinkedField",
            "name": "messages",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sentAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sentBy",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Period",
                "kind": "LinkedField",
                "name": "period",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "to",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "subject",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BilingualText",
                "kind": "LinkedField",
                "name": "text",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "french",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "english",
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
            "name": "periods",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "PackingWeek",
            "kind": "LinkedField",
            "name": "packingWeek",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Period",
                "kind": "LinkedField",
                "name": "period",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v1/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ProducerList",
                "kind": "LinkedField",
                "name": "producers",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Seller",
                    "kind": "LinkedField",
                    "name": "seller",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/)
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
    ]
  },
  "params": {
    "cacheID": "c9f8a96a1c1d6c2c23364194393e1c19",
    "id": "e009edd4b7ff6793f5134436841cbfea72eb1a57c550a409af49e5af15aad1ca",
    "metadata": {},
    "name": "MailingViewQuery",
    "operationKind": "query",
    "text": "query MailingViewQuery(\n  $startDate: Date\n) {\n  ...MessageForm_places\n  staff {\n    ...SentMessages_staff\n    periods {\n      startDate\n      id\n    }\n    packingWeek(startDate: $startDate) {\n      ...MessageForm_week\n      period {\n        startDate\n        deliveryDay\n        id\n      }\n    }\n  }\n}\n\nfragment MessageForm_places on Query {\n  locations {\n    id\n    name\n  }\n  shippingZones {\n    id\n    name\n  }\n}\n\nfragment MessageForm_week on PackingWeek {\n  period {\n    id\n  }\n  producers {\n    name\n    seller {\n      id\n    }\n  }\n}\n\nfragment SentMessages_staff on Staff {\n  messages {\n    sentAt\n    sentBy\n    period {\n      deliveryDay\n      id\n    }\n    to\n    subject {\n      primary\n      secondary\n    }\n    text {\n      primary\n      secondary\n    }\n    french\n    english\n  }\n}\n"
  }
};
})();

(node as any).hash = "513061385fa6ec5b5a2fa404517d2b26";

export default node;
