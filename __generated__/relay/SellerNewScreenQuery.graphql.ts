/**
 * @generated SignedSource<<b559ba650eb36a6d77e4e2c73ade71ee>>
 * @relayHash 5946313d777ba6520397005bfbb4236d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94fadc9d7f96461e416d611584ebb9e2208fc3e3621021c0f67169617fa5f221

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerNewScreenQuery$variables = Record<PropertyKey, never>;
export type SellerNewScreenQuery$data = {
  readonly market: {
    readonly contact: {
      readonly email: string | null | undefined;
    } | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"handoverDays_query">;
};
export type SellerNewScreenQuery = {
  response: SellerNewScreenQuery$data;
  variables: SellerNewScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Market",
  "kind": "LinkedField",
  "name": "market",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketContact",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
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
},
v1 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "ongoing": true
    }
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "storageOnly",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "TimeSlot",
  "kind": "LinkedField",
  "name": "nextSlot",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SellerNewScreenQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "kind": "InlineDataFragmentSpread",
        "name": "handoverDays_query",
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "locations",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": "locations(filter:{\"ongoing\":true})"
          },
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "ShippingZone",
            "kind": "LinkedField",
            "name": "shippingZones",
            "plural": true,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": "shippingZones(filter:{\"ongoing\":true})"
          }
        ],
        "args": null,
        "argumentDefinitions": []
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SellerNewScreenQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Location",
        "kind": "LinkedField",
        "name": "locations",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": "locations(filter:{\"ongoing\":true})"
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ShippingZone",
        "kind": "LinkedField",
        "name": "shippingZones",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": "shippingZones(filter:{\"ongoing\":true})"
      }
    ]
  },
  "params": {
    "cacheID": "5946313d777ba6520397005bfbb4236d",
    "id": "94fadc9d7f96461e416d611584ebb9e2208fc3e3621021c0f67169617fa5f221",
    "metadata": {},
    "name": "SellerNewScreenQuery",
    "operationKind": "query",
    "text": "query SellerNewScreenQuery {\n  market {\n    contact {\n      email\n    }\n  }\n  ...handoverDays_query\n}\n\nfragment handoverDays_query on Query {\n  locations(filter: {ongoing: true}) {\n    storageOnly\n    nextSlot {\n      from\n    }\n    id\n  }\n  shippingZones(filter: {ongoing: true}) {\n    nextSlot {\n      from\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "1ebf6db821909ad158496b4626acb857";

export default node;
