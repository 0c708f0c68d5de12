/**
 * @generated SignedSource<<2881aa657c6f22fe0f34459bbd31fd97>>
 * @relayHash 6d96feb2b300638dee42ed942be91778
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ba8412109f92691c52a08c8ff15d006776fb3ac66d163a72e161c4032443c3d

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "en" | "fr" | "%future added value";
export type EnteredOrderInput = {
  address?: AddressInput | null | undefined;
  addsTo?: string | null | undefined;
  birthDate?: string | null | undefined;
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
  "name": "order"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "requestId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v3 = [
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v5 = {
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EnterOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "enterOrder",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/)
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EnterOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "enterOrder",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
    "cacheID": "6d96feb2b300638dee42ed942be91778",
    "id": "7ba8412109f92691c52a08c8ff15d006776fb3ac66d163a72e161c4032443c3d",
    "metadata": {},
    "name": "EnterOrderMutation",
    "operationKind": "mutation",
    "text": "mutation EnterOrderMutation(\n  $order: EnteredOrderInput!\n  $total: Cents!\n  $requestId: ID!\n) {\n  enterOrder(order: $order, total: $total, requestId: $requestId) {\n    number\n    cash {\n      due\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "8ae311bbb98950216127c08e378b77ee";

export default node;
