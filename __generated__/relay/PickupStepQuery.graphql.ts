/**
 * @generated SignedSource<<47c575e3edc18ef23c2ca1f54a94ec0a>>
 * @relayHash 694cb00c427c60b7f64b9f8ab532a8e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afb54ad634adaec1bcd6ce0144b6151133a02088ddf6ffa80ea2d126742cd404

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PickupStepQuery$variables = Record<PropertyKey, never>;
export type PickupStepQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PickupPoints_query">;
};
export type PickupStepQuery = {
  response: PickupStepQuery$data;
  variables: PickupStepQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PickupStepQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PickupPoints_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PickupStepQuery",
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "ongoing": true
            }
          }
        ],
        "concreteType": "Location",
        "kind": "LinkedField",
        "name": "locations",
        "plural": true,
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "storageOnly",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "weekday",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Address",
            "kind": "LinkedField",
            "name": "address",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "line1",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "line2",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "city",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TimeSlot",
            "kind": "LinkedField",
            "name": "nextSlot",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TimeSlot",
            "kind": "LinkedField",
            "name": "expressSlot",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": "locations(filter:{\"ongoing\":true})"
      }
    ]
  },
  "params": {
    "cacheID": "694cb00c427c60b7f64b9f8ab532a8e2",
    "id": "afb54ad634adaec1bcd6ce0144b6151133a02088ddf6ffa80ea2d126742cd404",
    "metadata": {},
    "name": "PickupStepQuery",
    "operationKind": "query",
    "text": "query PickupStepQuery {\n  ...PickupPoints_query\n}\n\nfragment PickupPoints_query on Query {\n  locations(filter: {ongoing: true}) {\n    id\n    name\n    description\n    storageOnly\n    weekday\n    address {\n      ...addressText_address\n    }\n    nextSlot {\n      ...slotText_slot\n    }\n    expressSlot {\n      ...slotText_slot\n    }\n  }\n}\n\nfragment addressText_address on Address {\n  line1\n  line2\n  city\n}\n\nfragment slotText_slot on TimeSlot {\n  from\n  to\n}\n"
  }
};
})();

(node as any).hash = "23d4859e03259adbbbf6353ebd8f4e5e";

export default node;
