/**
 * @generated SignedSource<<d05e96b60d02370603cbebf5176142af>>
 * @relayHash 52774b02d51662bc0183760824d42475
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92f40a792660e7d29db09b4f7fd5f0b1f64e7c77523af05ed9b8582b71fa7324

import type { ConcreteRequest } from 'relay-runtime';
export type DataPanelQuery$variables = Record<PropertyKey, never>;
export type DataPanelQuery$data = {
  readonly personalData: {
    readonly content: string;
    readonly fileName: string;
  } | null | undefined;
};
export type DataPanelQuery = {
  response: DataPanelQuery$data;
  variables: DataPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PersonalData",
    "kind": "LinkedField",
    "name": "personalData",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fileName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "content",
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
    "name": "DataPanelQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DataPanelQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "52774b02d51662bc0183760824d42475",
    "id": "92f40a792660e7d29db09b4f7fd5f0b1f64e7c77523af05ed9b8582b71fa7324",
    "metadata": {},
    "name": "DataPanelQuery",
    "operationKind": "query",
    "text": "query DataPanelQuery {\n  personalData {\n    fileName\n    content\n  }\n}\n"
  }
};
})();

(node as any).hash = "f028525f2ef90edf5d69eaab18c38b4c";

export default node;
