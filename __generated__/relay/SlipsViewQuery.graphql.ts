/**
 * @generated SignedSource<<94abc2b0d2980fd6bec8a88015e07717>>
 * @relayHash e37bfffd1d5a93b55be46719640d4749
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9be2277035e5298514fc8e9ef0fd4222d815699c6546199e7ce09fd18872d28b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SlipMailStatus = "failed" | "sent" | "waiting" | "%future added value";
export type SlipsViewQuery$variables = {
  period?: string | null | undefined;
  startDate?: string | null | undefined;
};
export type SlipsViewQuery$data = {
  readonly staff: {
    readonly packingWeek: {
      readonly period: {
        readonly deliveryDay: string;
        readonly startDate: string;
      };
    };
    readonly periods: ReadonlyArray<{
      readonly startDate: string;
    }>;
    readonly slipContacts: ReadonlyArray<{
      readonly id: string;
      readonly mails: ReadonlyArray<{
        readonly status: SlipMailStatus;
      }>;
      readonly seller: {
        readonly contactEmail: string | null | undefined;
      };
      readonly units: number;
      readonly " $fragmentSpreads": FragmentRefs<"SlipRow_contact">;
    }>;
  } | null | undefined;
};
export type SlipsViewQuery = {
  response: SlipsViewQuery$data;
  variables: SlipsViewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "period"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "startDate"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "startDate",
    "variableName": "startDate"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryDay",
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "period",
    "variableName": "period"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "units",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contactEmail",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SlipsViewQuery",
    "selections": [
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
            "concreteType": "Period",
            "kind": "LinkedField",
            "name": "periods",
            "plural": true,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v3/*:: as any*/),
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
                  (v2/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "SlipContact",
            "kind": "LinkedField",
            "name": "slipContacts",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Seller",
                "kind": "LinkedField",
                "name": "seller",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SlipMail",
                "kind": "LinkedField",
                "name": "mails",
                "plural": true,
                "selections": [
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SlipRow_contact"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SlipsViewQuery",
    "selections": [
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
            "concreteType": "Period",
            "kind": "LinkedField",
            "name": "periods",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v3/*:: as any*/),
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
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "SlipContact",
            "kind": "LinkedField",
            "name": "slipContacts",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Seller",
                "kind": "LinkedField",
                "name": "seller",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "handle",
                    "storageKey": null
                  },
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
                    "kind": "ScalarField",
                    "name": "contactLanguage",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SlipMail",
                "kind": "LinkedField",
                "name": "mails",
                "plural": true,
                "selections": [
                  (v9/*:: as any*/),
                  (v6/*:: as any*/),
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
                    "kind": "ScalarField",
                    "name": "to",
                    "storageKey": null
                  },
                  (v7/*:: as any*/)
                ],
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
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "links",
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
    "cacheID": "e37bfffd1d5a93b55be46719640d4749",
    "id": "9be2277035e5298514fc8e9ef0fd4222d815699c6546199e7ce09fd18872d28b",
    "metadata": {},
    "name": "SlipsViewQuery",
    "operationKind": "query",
    "text": "query SlipsViewQuery(\n  $startDate: Date\n  $period: ID\n) {\n  staff {\n    periods {\n      startDate\n      id\n    }\n    packingWeek(startDate: $startDate) {\n      period {\n        startDate\n        deliveryDay\n        id\n      }\n    }\n    slipContacts(period: $period) {\n      id\n      units\n      seller {\n        contactEmail\n        id\n      }\n      mails {\n        status\n        id\n      }\n      ...SlipRow_contact\n    }\n  }\n}\n\nfragment SlipRow_contact on SlipContact {\n  period {\n    id\n  }\n  units\n  links\n  seller {\n    id\n    handle\n    name\n    contactEmail\n    contactLanguage\n  }\n  mails {\n    id\n    sentAt\n    sentBy\n    to\n    units\n    status\n  }\n}\n"
  }
};
})();

(node as any).hash = "68e2996081141829a7b8358efb59d9db";

export default node;
