/**
 * @generated SignedSource<<26490881bb49f8c45420ce2ba0245771>>
 * @relayHash c6e208010291e703acaeb66deef630d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID accd0c0cf6349fa3153daf5e09d0584fcb53f78b5a2dc801a13fca59560d4c37

import type { ConcreteRequest } from 'relay-runtime';
export type LayoutQuery$variables = Record<PropertyKey, never>;
export type LayoutQuery$data = {
  readonly market: {
    readonly maintenance: boolean;
  };
  readonly openPeriod: {
    readonly closesAt: string;
    readonly id: string;
  };
};
export type LayoutQuery = {
  response: LayoutQuery$data;
  variables: LayoutQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Market",
    "kind": "LinkedField",
    "name": "market",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "maintenance",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Period",
    "kind": "LinkedField",
    "name": "openPeriod",
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
        "name": "closesAt",
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
    "name": "LayoutQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LayoutQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "c6e208010291e703acaeb66deef630d6",
    "id": "accd0c0cf6349fa3153daf5e09d0584fcb53f78b5a2dc801a13fca59560d4c37",
    "metadata": {},
    "name": "LayoutQuery",
    "operationKind": "query",
    "text": "query LayoutQuery {\n  market {\n    maintenance\n  }\n  openPeriod {\n    id\n    closesAt\n  }\n}\n"
  }
};
})();

(node as any).hash = "7ef5ef25a27d530e6177b0acbe7df612";

export default node;
