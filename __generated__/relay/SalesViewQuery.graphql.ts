/**
 * @generated SignedSource<<aa1a91b4dc77caf469551f6ab01b37bd>>
 * @relayHash 6a5863bf5a58bee7a44350ff063367c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd048b9843c9838f172cbfb26155ace39e81eb53d15382805b883723c44826db

import type { ConcreteRequest } from 'relay-runtime';
export type SalesViewQuery$variables = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type SalesViewQuery$data = {
  readonly staff: {
    readonly salesReport: {
      readonly days: ReadonlyArray<{
        readonly adjustments: number;
        readonly awaiting: number;
        readonly awaitingDropped: number;
        readonly card: number;
        readonly cardRefunded: number;
        readonly cash: number;
        readonly cashReceived: number;
        readonly cashRefunded: number;
        readonly creditRefunded: number;
        readonly creditUsed: number;
        readonly date: string | null | undefined;
        readonly memberships: number;
        readonly notRefunded: number;
        readonly orders: number;
        readonly refunded: {
          readonly delivery: number;
          readonly deposits: number;
          readonly discount: number;
          readonly fee: number;
          readonly goods: number;
          readonly gst: number;
          readonly memberships: number;
          readonly otherTax: number;
          readonly pst: number;
          readonly total: number;
        };
        readonly sold: {
          readonly delivery: number;
          readonly deposits: number;
          readonly discount: number;
          readonly fee: number;
          readonly goods: number;
          readonly gst: number;
          readonly memberships: number;
          readonly otherTax: number;
          readonly pst: number;
          readonly total: number;
        };
      }>;
      readonly from: string;
      readonly to: string;
      readonly total: {
        readonly adjustments: number;
        readonly awaiting: number;
        readonly awaitingDropped: number;
        readonly card: number;
        readonly cardRefunded: number;
        readonly cash: number;
        readonly cashReceived: number;
        readonly cashRefunded: number;
        readonly creditRefunded: number;
        readonly creditUsed: number;
        readonly date: string | null | undefined;
        readonly memberships: number;
        readonly notRefunded: number;
        readonly orders: number;
        readonly refunded: {
          readonly delivery: number;
          readonly deposits: number;
          readonly discount: number;
          readonly fee: number;
          readonly goods: number;
          readonly gst: number;
          readonly memberships: number;
          readonly otherTax: number;
          readonly pst: number;
          readonly total: number;
        };
        readonly sold: {
          readonly delivery: number;
          readonly deposits: number;
          readonly discount: number;
          readonly fee: number;
          readonly goods: number;
          readonly gst: number;
          readonly memberships: number;
          readonly otherTax: number;
          readonly pst: number;
          readonly total: number;
        };
      };
    };
  } | null | undefined;
};
export type SalesViewQuery = {
  response: SalesViewQuery$data;
  variables: SalesViewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "from"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "to"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "memberships",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "goods",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fee",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "delivery",
    "storageKey": null
  },
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "deposits",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "discount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "gst",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "pst",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "otherTax",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "total",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "date",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "orders",
    "storageKey": null
  },
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "card",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "creditUsed",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cardRefunded",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "creditRefunded",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "notRefunded",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "adjustments",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cash",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cashRefunded",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cashReceived",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "awaiting",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "awaitingDropped",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "SalesSums",
    "kind": "LinkedField",
    "name": "sold",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "SalesSums",
    "kind": "LinkedField",
    "name": "refunded",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  }
],
v4 = [
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
            "name": "from",
            "variableName": "from"
          },
          {
            "kind": "Variable",
            "name": "to",
            "variableName": "to"
          }
        ],
        "concreteType": "SalesReport",
        "kind": "LinkedField",
        "name": "salesReport",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "from",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "to",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SalesFigures",
            "kind": "LinkedField",
            "name": "total",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SalesFigures",
            "kind": "LinkedField",
            "name": "days",
            "plural": true,
            "selections": (v3/*:: as any*/),
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
    "name": "SalesViewQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SalesViewQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "6a5863bf5a58bee7a44350ff063367c0",
    "id": "cd048b9843c9838f172cbfb26155ace39e81eb53d15382805b883723c44826db",
    "metadata": {},
    "name": "SalesViewQuery",
    "operationKind": "query",
    "text": "query SalesViewQuery(\n  $from: Date\n  $to: Date\n) {\n  staff {\n    salesReport(from: $from, to: $to) {\n      from\n      to\n      total {\n        date\n        orders\n        memberships\n        card\n        creditUsed\n        cardRefunded\n        creditRefunded\n        notRefunded\n        adjustments\n        cash\n        cashRefunded\n        cashReceived\n        awaiting\n        awaitingDropped\n        sold {\n          goods\n          fee\n          delivery\n          memberships\n          deposits\n          discount\n          gst\n          pst\n          otherTax\n          total\n        }\n        refunded {\n          goods\n          fee\n          delivery\n          memberships\n          deposits\n          discount\n          gst\n          pst\n          otherTax\n          total\n        }\n      }\n      days {\n        date\n        orders\n        memberships\n        card\n        creditUsed\n        cardRefunded\n        creditRefunded\n        notRefunded\n        adjustments\n        cash\n        cashRefunded\n        cashReceived\n        awaiting\n        awaitingDropped\n        sold {\n          goods\n          fee\n          delivery\n          memberships\n          deposits\n          discount\n          gst\n          pst\n          otherTax\n          total\n        }\n        refunded {\n          goods\n          fee\n          delivery\n          memberships\n          deposits\n          discount\n          gst\n          pst\n          otherTax\n          total\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d02befe49e1eab0fa1d73ae18c0e042f";

export default node;
