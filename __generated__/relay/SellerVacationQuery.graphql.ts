/**
 * @generated SignedSource<<e6a92912f96fe378764a01df8fb56ef3>>
 * @relayHash 143cbee4f46aed70577594133bd67e40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d604060dc67c978b8db8415cefaa62206bf436525c42231f8c1c41c56216d529

import type { ConcreteRequest } from 'relay-runtime';
export type SellerVacationQuery$variables = {
  seller: string;
};
export type SellerVacationQuery$data = {
  readonly staff: {
    readonly vacationPreview: {
      readonly carts: number;
      readonly products: number;
    } | null | undefined;
  } | null | undefined;
};
export type SellerVacationQuery = {
  response: SellerVacationQuery$data;
  variables: SellerVacationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "seller"
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
            "name": "seller",
            "variableName": "seller"
          }
        ],
        "concreteType": "VacationPreview",
        "kind": "LinkedField",
        "name": "vacationPreview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "products",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "carts",
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
    "name": "SellerVacationQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SellerVacationQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "143cbee4f46aed70577594133bd67e40",
    "id": "d604060dc67c978b8db8415cefaa62206bf436525c42231f8c1c41c56216d529",
    "metadata": {},
    "name": "SellerVacationQuery",
    "operationKind": "query",
    "text": "query SellerVacationQuery(\n  $seller: ID!\n) {\n  staff {\n    vacationPreview(seller: $seller) {\n      products\n      carts\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "005b4929a467c10b08ab6231cd49c015";

export default node;
