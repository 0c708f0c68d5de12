/**
 * @generated SignedSource<<705443f3d3f97dc68dbf37a68c697277>>
 * @relayHash e2d1398dbe0bc70d1c2d43e102e56b3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7cc3ed4179dd9e9562a5cd908e8acb20099f44fa32465c28727ff889c7bfcfa

import type { ConcreteRequest } from 'relay-runtime';
export type basketTotalQuery$variables = {
  locationId?: string | null | undefined;
  shippingZoneId?: string | null | undefined;
};
export type basketTotalQuery$data = {
  readonly user: {
    readonly baskets: ReadonlyArray<{
      readonly id: string;
      readonly total: number;
    }>;
  } | null | undefined;
};
export type basketTotalQuery = {
  response: basketTotalQuery$data;
  variables: basketTotalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "locationId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "shippingZoneId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "UserBasket",
  "kind": "LinkedField",
  "name": "baskets",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "locationId",
          "variableName": "locationId"
        },
        {
          "kind": "Variable",
          "name": "shippingZoneId",
          "variableName": "shippingZoneId"
        }
      ],
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "basketTotalQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "basketTotalQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e2d1398dbe0bc70d1c2d43e102e56b3e",
    "id": "d7cc3ed4179dd9e9562a5cd908e8acb20099f44fa32465c28727ff889c7bfcfa",
    "metadata": {},
    "name": "basketTotalQuery",
    "operationKind": "query",
    "text": "query basketTotalQuery(\n  $locationId: ID\n  $shippingZoneId: ID\n) {\n  user {\n    baskets {\n      id\n      total(locationId: $locationId, shippingZoneId: $shippingZoneId)\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "b4acc078f7fa3fb30ccf12a8e77ee40e";

export default node;
