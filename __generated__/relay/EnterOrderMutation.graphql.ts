/**
 * @generated SignedSource<<dd6e902ed00329785c2ece3acf219cf7>>
 * @relayHash 4990200caeda6b2c2c26052c8820fe17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 479f948bb78d8200002572dbee57d35b526ea538fbdc911350133064a2f92a93

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
  byLink: boolean;
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
  "name": "order"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "requestId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v4 = [
  {
    "kind": "Variable",
    "name": "byLink",
    "variableName": "byLink"
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
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v6 = {
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
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EnterOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "enterOrder",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EnterOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "enterOrder",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
    "cacheID": "4990200caeda6b2c2c26052c8820fe17",
    "id": "479f948bb78d8200002572dbee57d35b526ea538fbdc911350133064a2f92a93",
    "metadata": {},
    "name": "EnterOrderMutation",
    "operationKind": "mutation",
    "text": "mutation EnterOrderMutation(\n  $order: EnteredOrderInput!\n  $total: Cents!\n  $requestId: ID!\n  $byLink: Boolean!\n) {\n  enterOrder(order: $order, total: $total, requestId: $requestId, byLink: $byLink) {\n    number\n    cash {\n      due\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "8481f031ec486c7e5355d2ca0ebe7d84";

export default node;
