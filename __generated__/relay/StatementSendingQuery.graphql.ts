/**
 * @generated SignedSource<<8934cc6e64f18b12949b6a2a4dc548e7>>
 * @relayHash 76ad8947911c5a95fbe13e8b017c1afe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ddf88415796a3e7b3d218d75961216ad08f9f6aa42fe91ba9b3005904bbe5097

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "en" | "fr" | "%future added value";
export type StatementSendingQuery$variables = {
  periods: ReadonlyArray<string>;
};
export type StatementSendingQuery$data = {
  readonly staff: {
    readonly producerStatements: {
      readonly statements: ReadonlyArray<{
        readonly draft: {
          readonly content: string;
          readonly email: string;
          readonly lang: Language;
          readonly replaces: boolean;
          readonly sent: boolean;
          readonly subject: string;
          readonly text: string;
        } | null | undefined;
        readonly id: string;
        readonly name: string;
        readonly seller: {
          readonly id: string;
        } | null | undefined;
        readonly total: {
          readonly owed: number;
        };
      }>;
    };
  } | null | undefined;
};
export type StatementSendingQuery = {
  response: StatementSendingQuery$data;
  variables: StatementSendingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "periods"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
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
        "args": [
          {
            "kind": "Variable",
            "name": "periods",
            "variableName": "periods"
          }
        ],
        "concreteType": "ProducerStatements",
        "kind": "LinkedField",
        "name": "producerStatements",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ProducerStatement",
            "kind": "LinkedField",
            "name": "statements",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
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
                "concreteType": "Seller",
                "kind": "LinkedField",
                "name": "seller",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StatementSums",
                "kind": "LinkedField",
                "name": "total",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "owed",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StatementDraft",
                "kind": "LinkedField",
                "name": "draft",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "content",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "email",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lang",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "subject",
                    "storageKey": null
                  },
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
                    "name": "replaces",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sent",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "StatementSendingQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StatementSendingQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "76ad8947911c5a95fbe13e8b017c1afe",
    "id": "ddf88415796a3e7b3d218d75961216ad08f9f6aa42fe91ba9b3005904bbe5097",
    "metadata": {},
    "name": "StatementSendingQuery",
    "operationKind": "query",
    "text": "query StatementSendingQuery(\n  $periods: [ID!]!\n) {\n  staff {\n    producerStatements(periods: $periods) {\n      statements {\n        id\n        name\n        seller {\n          id\n        }\n        total {\n          owed\n        }\n        draft {\n          content\n          email\n          lang\n          subject\n          text\n          replaces\n          sent\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "28a519954a40cc5e1ad92b0f1eb6a0da";

export default node;
