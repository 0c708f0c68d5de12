/**
 * @generated SignedSource<<517f8f808c8abce235eb9efc5efd159b>>
 * @relayHash 4bfd835692213fb081c9419542069500
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d092787065633e4143a847779ddf943ba6994f3fb48b0b0cc2137729c488a44

import type { ConcreteRequest } from 'relay-runtime';
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
export type SendMessageMutation$variables = {
  message: CustomerMessageInput;
};
export type SendMessageMutation$data = {
  readonly sendMessage: {
    readonly english: number;
    readonly french: number;
    readonly sentAt: string;
    readonly sentBy: string;
  };
};
export type SendMessageMutation = {
  response: SendMessageMutation$data;
  variables: SendMessageMutation$variables;
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
    "args": [
      {
        "kind": "Variable",
        "name": "message",
        "variableName": "message"
      }
    ],
    "concreteType": "CustomerMessage",
    "kind": "LinkedField",
    "name": "sendMessage",
    "plural": false,
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SendMessageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SendMessageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "4bfd835692213fb081c9419542069500",
    "id": "6d092787065633e4143a847779ddf943ba6994f3fb48b0b0cc2137729c488a44",
    "metadata": {},
    "name": "SendMessageMutation",
    "operationKind": "mutation",
    "text": "mutation SendMessageMutation(\n  $message: CustomerMessageInput!\n) {\n  sendMessage(message: $message) {\n    sentAt\n    sentBy\n    french\n    english\n  }\n}\n"
  }
};
})();

(node as any).hash = "86602b62018f7ff526bb338f0a335626";

export default node;
