/**
 * @generated SignedSource<<4da7a49d1792a1bdba62b4efbbd1ca22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type interfaceStateQuery$variables = Record<PropertyKey, never>;
export type interfaceStateQuery$data = {
  readonly interfaceState: {
    readonly cartOpened: boolean;
    readonly changingLocale: boolean;
    readonly forceDisposableBox: boolean;
    readonly offMaintenance: boolean;
    readonly searchTerm: string;
    readonly shippingAddressUnknown: boolean;
    readonly showExpress: boolean;
    readonly sidebarOpened: boolean;
    readonly siteInformationPreview: boolean;
  };
};
export type interfaceStateQuery = {
  response: interfaceStateQuery$data;
  variables: interfaceStateQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "ClientExtension",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "InterfaceState",
        "kind": "LinkedField",
        "name": "interfaceState",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sidebarOpened",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cartOpened",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "searchTerm",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "offMaintenance",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "forceDisposableBox",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shippingAddressUnknown",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "siteInformationPreview",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "changingLocale",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "showExpress",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "interfaceStateQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "interfaceStateQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "54e429b968565b46a750eeb57ecef175",
    "id": null,
    "metadata": {},
    "name": "interfaceStateQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "be1505e6cd28b708db439e3e3221b924";

export default node;
