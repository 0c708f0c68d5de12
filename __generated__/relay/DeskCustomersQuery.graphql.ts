/**
 * @generated SignedSource<<34993e3f9d27d8d2ea7c06bfcea11e52>>
 * @relayHash 6922d512539f8990ae2d17dd75d405b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bd021ce8090526b54b533ba6d335f1c52710819e21cdcd18375dc91aa2794fc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeskCustomersQuery$variables = {
  holding: boolean;
  words: string;
};
export type DeskCustomersQuery$data = {
  readonly guests?: {
    readonly " $fragmentSpreads": FragmentRefs<"GuestDeposits_query">;
  } | null | undefined;
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
v4 = {
  "kind": "Literal",
  "name": "first",
  "value": 50
},
v5 = [
  (v4/*:: as any*/),
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "depositsHeld",
  "storageKey": null
};
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
      },
      {
        "condition": "holding",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": [
                    (v3/*:: as any*/)
                  ],
                  "kind": "FragmentSpread",
                  "name": "GuestDeposits_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "guests"
          }
        ]
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
            "args": (v5/*:: as any*/),
            "concreteType": "StaffCustomerConnection",
            "kind": "LinkedField",
            "name": "customers",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
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
                      (v7/*:: as any*/),
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
                      (v8/*:: as any*/),
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
            "args": (v5/*:: as any*/),
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
      },
      {
        "condition": "holding",
        "kind": "Condition",
        "passingValue": true,
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
                "alias": "guestOrders",
                "args": [
                  {
                    "fields": [
                      {
                        "kind": "Literal",
                        "name": "depositsHeld",
                        "value": true
                      },
                      (v3/*:: as any*/)
                    ],
                    "kind": "ObjectValue",
                    "name": "filter"
                  },
                  (v4/*:: as any*/)
                ],
                "concreteType": "OrderConnection",
                "kind": "LinkedField",
                "name": "orders",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OrderEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Order",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
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
                            "name": "customerName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "createdAt",
                            "storageKey": null
                          },
                          (v8/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "OrderCash",
                            "kind": "LinkedField",
                            "name": "cash",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "due",
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
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "6922d512539f8990ae2d17dd75d405b6",
    "id": "2bd021ce8090526b54b533ba6d335f1c52710819e21cdcd18375dc91aa2794fc",
    "metadata": {},
    "name": "DeskCustomersQuery",
    "operationKind": "query",
    "text": "query DeskCustomersQuery(\n  $words: String!\n  $holding: Boolean!\n) {\n  ...CustomersTable_query_3ja3qS\n  ...GuestDeposits_query_2ktScw @include(if: $holding)\n}\n\nfragment CustomerDepositForm_customer on StaffCustomer {\n  id\n  firstName\n  lastName\n  email\n  balance\n  depositsHeld\n  hasReusableBox\n}\n\nfragment CustomersTableRow_customer on StaffCustomer {\n  id\n  firstName\n  lastName\n  email\n  balance\n  depositsHeld\n  hasReusableBox\n  orderCount\n}\n\nfragment CustomersTable_query_3ja3qS on Query {\n  staff {\n    customers(first: 50, words: $words, holding: $holding) {\n      count\n      edges {\n        node {\n          id\n          ...CustomersTableRow_customer\n          ...CustomerDepositForm_customer\n          __typename\n        }\n        cursor\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n}\n\nfragment GuestDeposits_query_2ktScw on Query {\n  staff {\n    guestOrders: orders(first: 50, filter: {depositsHeld: true, words: $words}) {\n      count\n      edges {\n        node {\n          id\n          number\n          customerName\n          createdAt\n          depositsHeld\n          ...OrderDeposit_order\n        }\n      }\n    }\n  }\n}\n\nfragment OrderDeposit_order on Order {\n  id\n  number\n  customerName\n  depositsHeld\n  cash {\n    due\n  }\n}\n"
  }
};
})();

(node as any).hash = "128162af8bbed96e259f485b00d8ecdb";

export default node;
