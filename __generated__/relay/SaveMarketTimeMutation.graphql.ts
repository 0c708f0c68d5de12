/**
 * @generated SignedSource<<e83add138ae7c04345177d9b3490f1dd>>
 * @relayHash 43531bc86e6bf5a4312b3a4e2d09fafd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 416dd9f3b8f0bd70318d132b690590c46dc0447647ea0245d3286d1912648dd1

import type { ConcreteRequest } from 'relay-runtime';
export type MarketTimeInput = {
  firstWeekday?: number | null | undefined;
  timeZone?: string | null | undefined;
};
export type SaveMarketTimeMutation$variables = {
  input: MarketTimeInput;
  version: number;
};
export type SaveMarketTimeMutation$data = {
  readonly saveMarketTime: {
    readonly version: number;
  };
};
export type SaveMarketTimeMutation = {
  response: SaveMarketTimeMutation$data;
  variables: SaveMarketTimeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "version",
        "variableName": "version"
      }
    ],
    "concreteType": "MarketTime",
    "kind": "LinkedField",
    "name": "saveMarketTime",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SaveMarketTimeMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SaveMarketTimeMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "43531bc86e6bf5a4312b3a4e2d09fafd",
    "id": "416dd9f3b8f0bd70318d132b690590c46dc0447647ea0245d3286d1912648dd1",
    "metadata": {},
    "name": "SaveMarketTimeMutation",
    "operationKind": "mutation",
    "text": "mutation SaveMarketTimeMutation(\n  $version: Int!\n  $input: MarketTimeInput!\n) {\n  saveMarketTime(version: $version, input: $input) {\n    version\n  }\n}\n"
  }
};
})();

(node as any).hash = "fc99c527175825a59072a6df3b4fdf36";

export default node;
