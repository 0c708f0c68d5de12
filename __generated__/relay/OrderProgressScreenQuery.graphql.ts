/**
 * @generated SignedSource<<0fc874d3c2ea7942491998c505917348>>
 * @relayHash ae7c51683afc99382a177a3d459c5e5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5bb0509d96d295aa3abf1a34e9862353f8a67e358fd8ccd55f140aeff90bccb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderProgressScreenQuery$variables = {
  id: string;
};
export type OrderProgressScreenQuery$data = {
  readonly order: {
    readonly id: string;
    readonly number: number;
    readonly ongoing: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"OrderStops_order">;
  } | null | undefined;
  readonly orderProgress: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProgressLines_line">;
  }> | null | undefined;
};
export type OrderProgressScreenQuery = {
  response: OrderProgressScreenQuery$data;
  variables: OrderProgressScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ongoing",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderProgressScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrderStops_order"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrderLine",
        "kind": "LinkedField",
        "name": "orderProgress",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProgressLines_line"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderProgressScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "location",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TimeSlot",
            "kind": "LinkedField",
            "name": "slot",
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrderLine",
        "kind": "LinkedField",
        "name": "orderProgress",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "productName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "variantName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sellerName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "quantity",
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "progress",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastUpdated",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "image",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ae7c51683afc99382a177a3d459c5e5c",
    "id": "b5bb0509d96d295aa3abf1a34e9862353f8a67e358fd8ccd55f140aeff90bccb",
    "metadata": {},
    "name": "OrderProgressScreenQuery",
    "operationKind": "query",
    "text": "query OrderProgressScreenQuery(\n  $id: ID!\n) {\n  order(id: $id) {\n    id\n    number\n    ongoing\n    ...OrderStops_order\n  }\n  orderProgress(id: $id) {\n    ...ProgressLines_line\n    id\n  }\n}\n\nfragment OrderStops_order on Order {\n  status\n  location {\n    __typename\n    id\n  }\n  slot {\n    ...slotText_slot\n  }\n}\n\nfragment ProgressLines_line on OrderLine {\n  id\n  productName\n  variantName\n  sellerName\n  quantity\n  status\n  progress\n  lastUpdated\n  image {\n    path\n  }\n}\n\nfragment slotText_slot on TimeSlot {\n  from\n  to\n}\n"
  }
};
})();

(node as any).hash = "b9a4307950009b22fb94e5d29efb5bec";

export default node;
