/**
 * @generated SignedSource<<1ebc9556f384d1b21845dc81f4c9edd9>>
 * @relayHash 6ba0abfd259c58110681933d4add7510
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f9522a7b2cdb8bc40b6e85bd5257f6557839ff6a3bf94d8197294af9a4a9a0a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeskCustomersQuery$variables = {
  holding: boolean;
  words: string;
};
export type DeskCustomersQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CustomersTable_query">;
};
export type DeskCustomersQuery = {
  response: DeskCustomersQuery$data;
  variables: DeskCustomersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "holding"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "words"
},
v2 = {
  "kind": "Variable",
  "name": "holding",
  "variableName": "holding"
},
v3 = {
  "kind": "Variable",
  "name": "words",
  "variableName": "words"
},
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  (v2/*:: as any*/),
  (v3/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DeskCustomersQuery",
    "selections": [
      {
        "args": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "CustomersTable_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DeskCustomersQuery",
    "selections": [
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
            "args": (v4/*:: as any*/),
            "concreteType": "StaffCustomerConnection",
            "kind": "LinkedField",
            "name": "customers",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              },
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
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "balance",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "depositsHeld",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasReusableBox",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "orderCount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "filters": [
              "words",
              "holding"
            ],
            "handle": "connection",
            "key": "CustomersTable_customers",
            "kind": "LinkedHandle",
            "name": "customers"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6ba0abfd259c58110681933d4add7510",
    "id": "2f9522a7b2cdb8bc40b6e85bd5257f6557839ff6a3bf94d8197294af9a4a9a0a",
    "metadata": {},
    "name": "DeskCustomersQuery",
    "operationKind": "query",
    "text": "query DeskCustomersQuery(\n  $words: String!\n  $holding: Boolean!\n) {\n  ...CustomersTable_query_3ja3qS\n}\n\nfragment CustomersTableRow_customer on StaffCustomer {\n  id\n  firstName\n  lastName\n  email\n  balance\n  depositsHeld\n  hasReusableBox\n  orderCount\n}\n\nfragment CustomersTable_query_3ja3qS on Query {\n  staff {\n    customers(first: 50, words: $words, holding: $holding) {\n      count\n      edges {\n        node {\n          id\n          ...CustomersTableRow_customer\n          ...DepositDialog_customer\n          __typename\n        }\n        cursor\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}\n\nfragment DepositDialog_customer on StaffCustomer {\n  id\n  firstName\n  lastName\n  email\n  balance\n  depositsHeld\n  hasReusableBox\n}\n"
  }
};
})();

(node as any).hash = "cfa298c062b00a170e77efdb5deddfe7";

export default node;
