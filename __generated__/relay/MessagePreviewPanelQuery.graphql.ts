/**
 * @generated SignedSource<<ef8c8248265bb968399b101ec3b1a618>>
 * @relayHash 5955e5b8e4fbb3ba0c7ef4c4d46cf27a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 038a5e13b17584e84061f7a7ec977cd90550337c399ef92875da5d7155ba12e5

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
export type MessagePreviewPanelQuery$variables = {
  message: CustomerMessageInput;
};
export type MessagePreviewPanelQuery$data = {
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
export type MessagePreviewPanelQuery = {
  response: MessagePreviewPanelQuery$data;
  variables: MessagePreviewPanelQuery$variables;
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
    "name": "MessagePreviewPanelQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MessagePreviewPanelQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5955e5b8e4fbb3ba0c7ef4c4d46cf27a",
    "id": "038a5e13b17584e84061f7a7ec977cd90550337c399ef92875da5d7155ba12e5",
    "metadata": {},
    "name": "MessagePreviewPanelQuery",
    "operationKind": "query",
    "text": "query MessagePreviewPanelQuery(\n  $message: CustomerMessageInput!\n) {\n  staff {\n    messagePreview(message: $message) {\n      french\n      english\n      mails {\n        lang\n        subject\n        text\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4087ecf1d9c4f8fb45351825c96fdec3";

export default node;
