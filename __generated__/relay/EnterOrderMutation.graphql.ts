/**
 * @generated SignedSource<<bb5b1de71da0f802a30db0bc62a9a574>>
 * @relayHash 22d6dc2c9db6b792cff6c26548483b8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1882855bb0fe88dedbc2105502a30b469424ac5452350c37f646f4bc5f0d5bd3

import type { ConcreteRequest } from 'relay-runtime';
export type CreditAsked = "counter" | "phone" | "%future added value";
export type Language = "en" | "fr" | "%future added value";
export type EnteredOrderInput = {
  address?: AddressInput | null | undefined;
  addsTo?: string | null | undefined;
  birthDate?: string | null | undefined;
  credit?: CreditAsked | null | undefined;
  customer?: string | null | undefined;
  items: ReadonlyArray<EnteredItemInput>;
  locationId?: string | null | undefined;
  note?: string | null | undefined;
  person?: EnteredPersonInput | null | undefined;
  shippingZoneId?: string | null | undefined;
};
export type EnteredPersonInput = {
  email?: string | null | undefined;
  lang: Language;
  name: string;
  phone: string;
};
export type EnteredItemInput = {
  quantity: number;
  variant: string;
};
export type AddressInput = {
  city: string;
  country?: string;
  line1: string;
  line2?: string | null | undefined;
  postal_code: string;
  state?: string;
};
export type EnterOrderMutation$variables = {
  byLink: boolean;
  credit?: number | null | undefined;
  order: EnteredOrderInput;
  requestId: string;
  total: number;
};
export type EnterOrderMutation$data = {
  readonly enterOrder: {
    readonly cash: {
      readonly due: number;
    } | null | undefined;
    readonly number: number;
  };
};
export type EnterOrderMutation = {
  response: EnterOrderMutation$data;
  variables: EnterOrderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "byLink"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "credit"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "requestId"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v5 = [
  {
    "kind": "Variable",
    "name": "byLink",
    "variableName": "byLink"
  },
  {
    "kind": "Variable",
    "name": "credit",
    "variableName": "credit"
  },
  {
    "kind": "Variable",
    "name": "order",
    "variableName": "order"
  },
  {
    "kind": "Variable",
    "name": "requestId",
    "variableName": "requestId"
  },
  {
    "kind": "Variable",
    "name": "total",
    "variableName": "total"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v7 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EnterOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "enterOrder",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EnterOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "enterOrder",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "22d6dc2c9db6b792cff6c26548483b8b",
    "id": "1882855bb0fe88dedbc2105502a30b469424ac5452350c37f646f4bc5f0d5bd3",
    "metadata": {},
    "name": "EnterOrderMutation",
    "operationKind": "mutation",
    "text": "mutation EnterOrderMutation(\n  $order: EnteredOrderInput!\n  $total: Cents!\n  $requestId: ID!\n  $byLink: Boolean!\n  $credit: Cents\n) {\n  enterOrder(order: $order, total: $total, requestId: $requestId, byLink: $byLink, credit: $credit) {\n    number\n    cash {\n      due\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "219fc402eb69706120c5460314709fe2";

export default node;
