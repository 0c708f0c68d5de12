/**
 * @generated SignedSource<<37e9150f835d50164184353dd73ce4e4>>
 * @relayHash cd55c7a5409838f7cbc3de1841a3da26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab71285c3e7cf2f2df178e415701e357af0aebc4cb972c7c1b022cd0476995a8

import type { ConcreteRequest } from 'relay-runtime';
export type UndoCatalogueSavingMutation$variables = {
  number: number;
};
export type UndoCatalogueSavingMutation$data = {
  readonly undoCatalogueSaving: {
    readonly number: number;
    readonly undoneAt: string | null | undefined;
  };
};
export type UndoCatalogueSavingMutation = {
  response: UndoCatalogueSavingMutation$data;
  variables: UndoCatalogueSavingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "number",
        "variableName": "number"
      }
    ],
    "concreteType": "CatalogueSaving",
    "kind": "LinkedField",
    "name": "undoCatalogueSaving",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "number",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "undoneAt",
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
    "name": "UndoCatalogueSavingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UndoCatalogueSavingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "cd55c7a5409838f7cbc3de1841a3da26",
    "id": "ab71285c3e7cf2f2df178e415701e357af0aebc4cb972c7c1b022cd0476995a8",
    "metadata": {},
    "name": "UndoCatalogueSavingMutation",
    "operationKind": "mutation",
    "text": "mutation UndoCatalogueSavingMutation(\n  $number: Int!\n) {\n  undoCatalogueSaving(number: $number) {\n    number\n    undoneAt\n  }\n}\n"
  }
};
})();

(node as any).hash = "be3862525ff69a414cb530501fe6f46b";

export default node;
