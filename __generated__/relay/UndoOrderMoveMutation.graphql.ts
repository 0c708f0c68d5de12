/**
 * @generated SignedSource<<ba5c9e19f42d38ac78165627f667ca5f>>
 * @relayHash 38d8247e20903ab5f5d4aecefb2eb30d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e033632fea19ac4d712f1f89af28a20a5c3ec2605920bc5ac29ddf9143d5f6da

import type { ConcreteRequest } from 'relay-runtime';
export type UndoOrderMoveMutation$variables = {
  move: string;
};
export type UndoOrderMoveMutation$data = {
  readonly undoOrderMove: {
    readonly id: string;
    readonly undoUntil: string | null | undefined;
    readonly undone: boolean;
  };
};
export type UndoOrderMoveMutation = {
  response: UndoOrderMoveMutation$data;
  variables: UndoOrderMoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "move"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "move",
        "variableName": "move"
      }
    ],
    "concreteType": "OrderMove",
    "kind": "LinkedField",
    "name": "undoOrderMove",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "undoUntil",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "undone",
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
    "name": "UndoOrderMoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UndoOrderMoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "38d8247e20903ab5f5d4aecefb2eb30d",
    "id": "e033632fea19ac4d712f1f89af28a20a5c3ec2605920bc5ac29ddf9143d5f6da",
    "metadata": {},
    "name": "UndoOrderMoveMutation",
    "operationKind": "mutation",
    "text": "mutation UndoOrderMoveMutation(\n  $move: ID!\n) {\n  undoOrderMove(move: $move) {\n    id\n    undoUntil\n    undone\n  }\n}\n"
  }
};
})();

(node as any).hash = "bc557953363956c6b02fb5439bba9d92";

export default node;
