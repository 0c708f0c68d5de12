/**
 * @generated SignedSource<<4f88ba492f65777792ceb0e1e1e6a9d9>>
 * @relayHash caafba856db4fdb5efb7a16a7e123f82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0487b0ddc371b41a4e1570d62c7c3e9cb9630015fb1cb4de6786f9a0cdafdeb1

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "en" | "fr" | "%future added value";
export type CustomerMessageInput = {
  location?: string | null | undefined;
  period: string;
  seller?: string | null | undefined;
  shippingZone?: string | null | undefined;
  subject: BilingualTextInput;
  text: BilingualTextInput;
};
export type BilingualTextInput = {
  primary: string;
  secondary?: string | null | undefined;
};
export type messagePreviewQuery$variables = {
  message: CustomerMessageInput;
};
export type messagePreviewQuery$data = {
  readonly staff: {
    readonly messagePreview: {
      readonly english: number;
      readonly french: number;
      readonly mails: ReadonlyArray<{
        readonly lang: Language;
        readonly subject: string;
        readonly text: string;
      }>;
    };
  } | null | undefined;
};
export type messagePreviewQuery = {
  response: messagePreviewQuery$data;
  variables: messagePreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "message"
  }
],
v1 = [
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
            "name": "message",
            "variableName": "message"
          }
        ],
        "concreteType": "CustomerMessagePreview",
        "kind": "LinkedField",
        "name": "messagePreview",
        "plural": false,
        "selections": [
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CustomerMessageMail",
            "kind": "LinkedField",
            "name": "mails",
            "plural": true,
            "selections": [
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
    "name": "messagePreviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "messagePreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "caafba856db4fdb5efb7a16a7e123f82",
    "id": "0487b0ddc371b41a4e1570d62c7c3e9cb9630015fb1cb4de6786f9a0cdafdeb1",
    "metadata": {},
    "name": "messagePreviewQuery",
    "operationKind": "query",
    "text": "query messagePreviewQuery(\n  $message: CustomerMessageInput!\n) {\n  staff {\n    messagePreview(message: $message) {\n      french\n      english\n      mails {\n        lang\n        subject\n        text\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "7d8a8d6d421a29b48653e293b38b0d2b";

export default node;
