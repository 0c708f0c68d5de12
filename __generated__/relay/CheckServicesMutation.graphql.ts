/**
 * @generated SignedSource<<01cab76d7b376f02d683a2c986efcf5f>>
 * @relayHash 6c8703e3e322e77e16b569f8f929337d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d53983126b704c57f4f6c329ec95322b4ce17cdb9bab12bcab2bcd87d963ce1b

import type { ConcreteRequest } from 'relay-runtime';
export type CheckServicesMutation$variables = Record<PropertyKey, never>;
export type CheckServicesMutation$data = {
  readonly checkServices: {
    readonly services: {
      readonly checkedAt: string | null | undefined;
    } | null | undefined;
  };
};
export type CheckServicesMutation = {
  response: CheckServicesMutation$data;
  variables: CheckServicesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Staff",
    "kind": "LinkedField",
    "name": "checkServices",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MarketServices",
        "kind": "LinkedField",
        "name": "services",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "checkedAt",
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
    "name": "CheckServicesMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CheckServicesMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "6c8703e3e322e77e16b569f8f929337d",
    "id": "d53983126b704c57f4f6c329ec95322b4ce17cdb9bab12bcab2bcd87d963ce1b",
    "metadata": {},
    "name": "CheckServicesMutation",
    "operationKind": "mutation",
    "text": "mutation CheckServicesMutation {\n  checkServices {\n    services {\n      checkedAt\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4f09eeaf017d8d79aa3dc3e502be8a92";

export default node;
