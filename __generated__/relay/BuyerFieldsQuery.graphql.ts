/**
 * @generated SignedSource<<7aa5ee6b55d85e78ea41c31f4c6fcac9>>
 * @relayHash 83a5c1f987b7b155c834785249f4eb79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 447514d9da603d232fcad8e43a0a2eb48ea9f474857af4a53692c853f3a67453

import type { ConcreteRequest } from 'relay-runtime';
export type BuyerFieldsQuery$variables = {
  words: string;
};
export type BuyerFieldsQuery$data = {
  readonly staff: {
    readonly customers: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly email: string;
          readonly firstName: string | null | undefined;
          readonly id: string;
          readonly lastName: string | null | undefined;
        };
      }>;
    };
  } | null | undefined;
};
export type BuyerFieldsQuery = {
  response: BuyerFieldsQuery$data;
  variables: BuyerFieldsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "words"
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
            "kind": "Literal",
            "name": "first",
            "value": 6
          },
          {
            "kind": "Variable",
            "name": "words",
            "variableName": "words"
          }
        ],
        "concreteType": "StaffCustomerConnection",
        "kind": "LinkedField",
        "name": "customers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StaffCustomerEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "StaffCustomer",
                "kind": "LinkedField",
                "name": "node",
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
                    "name": "firstName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lastName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "email",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
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
    "name": "BuyerFieldsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BuyerFieldsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "83a5c1f987b7b155c834785249f4eb79",
    "id": "447514d9da603d232fcad8e43a0a2eb48ea9f474857af4a53692c853f3a67453",
    "metadata": {},
    "name": "BuyerFieldsQuery",
    "operationKind": "query",
    "text": "query BuyerFieldsQuery(\n  $words: String!\n) {\n  staff {\n    customers(words: $words, first: 6) {\n      edges {\n        node {\n          id\n          firstName\n          lastName\n          email\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "77ad571ee35ce72e092301b621db43c0";

export default node;
