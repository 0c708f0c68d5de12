/**
 * @generated SignedSource<<5d48f8de315ea2661e0ff5afaf51972b>>
 * @relayHash bf2bb721a099ca5f1a2cd8de20a457f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb16657a1be6a1b42a2c44cf3cc0777acab88ff21f5af500c62c8ff92976b698

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateBasketInput = {
  from?: string | null | undefined;
  isPaused?: boolean | null | undefined;
  pauseWeeks?: ReadonlyArray<string> | null | undefined;
  pausedOn?: DateRangeInput | null | undefined;
  preferences?: BasketPreferencesInput | null | undefined;
  resumeWeeks?: ReadonlyArray<string> | null | undefined;
  total?: number | null | undefined;
};
export type DateRangeInput = {
  from: string;
  to: string;
};
export type BasketPreferencesInput = {
  locationId?: string | null | undefined;
  note?: string | null | undefined;
  shippingZoneId?: string | null | undefined;
};
export type UpdateBasketMutation$variables = {
  id: string;
  input: UpdateBasketInput;
};
export type UpdateBasketMutation$data = {
  readonly updateBasket: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"UserBasketPart_userBasket">;
  };
};
export type UpdateBasketMutation = {
  response: UpdateBasketMutation$data;
  variables: UpdateBasketMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
  "name": "isPaused",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v7 = [
  (v6/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "to",
    "storageKey": null
  }
],
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "TimeSlot",
  "kind": "LinkedField",
  "name": "slot",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  },
  (v2/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryDay",
  "storageKey": null
},
v12 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Period",
    "kind": "LinkedField",
    "name": "period",
    "plural": false,
    "selections": [
      (v11/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "storageKey": null
  },
  (v8/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "by",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdateBasketMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserBasket",
        "kind": "LinkedField",
        "name": "updateBasket",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UserBasketPart_userBasket"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UpdateBasketMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserBasket",
        "kind": "LinkedField",
        "name": "updateBasket",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Basket",
            "kind": "LinkedField",
            "name": "basket",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "frequency",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "images",
                "plural": true,
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
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "location",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ShippingZone",
            "kind": "LinkedField",
            "name": "shippingZone",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v2/*:: as any*/),
              (v5/*:: as any*/),
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
                "concreteType": "TimeSlot",
                "kind": "LinkedField",
                "name": "nextSlot",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "TimeSlot",
                "kind": "LinkedField",
                "name": "expressSlot",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "note",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "NextBasket",
            "kind": "LinkedField",
            "name": "next",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Location",
                "kind": "LinkedField",
                "name": "location",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ShippingZone",
                "kind": "LinkedField",
                "name": "shippingZone",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "changeBy",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Totals",
                "kind": "LinkedField",
                "name": "totals",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "items",
                    "storageKey": null
                  },
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
                    "name": "delivery",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "deliveryWaiver",
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
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "credit",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Period",
                "kind": "LinkedField",
                "name": "period",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "agreedTotal",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CardWanted",
            "kind": "LinkedField",
            "name": "agreementWanted",
            "plural": false,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CardWanted",
            "kind": "LinkedField",
            "name": "cardWanted",
            "plural": false,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BasketWeek",
            "kind": "LinkedField",
            "name": "weeks",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Period",
                "kind": "LinkedField",
                "name": "period",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "closed",
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
                "name": "slot",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isDue",
                "storageKey": null
              },
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "optOutBy",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FixedBasket",
            "kind": "LinkedField",
            "name": "fixed",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Period",
                "kind": "LinkedField",
                "name": "period",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "bf2bb721a099ca5f1a2cd8de20a457f3",
    "id": "bb16657a1be6a1b42a2c44cf3cc0777acab88ff21f5af500c62c8ff92976b698",
    "metadata": {},
    "name": "UpdateBasketMutation",
    "operationKind": "mutation",
    "text": "mutation UpdateBasketMutation(\n  $id: ID!\n  $input: UpdateBasketInput!\n) {\n  updateBasket(id: $id, input: $input) {\n    id\n    ...UserBasketPart_userBasket\n  }\n}\n\nfragment BasketPictures_basket on Basket {\n  images {\n    path\n  }\n}\n\nfragment BasketPlaceDialog_userBasket on UserBasket {\n  id\n  note\n  basket {\n    name\n    id\n  }\n  location {\n    id\n  }\n  shippingZone {\n    id\n    ...ZoneRow_zone\n  }\n  agreedTotal\n  next {\n    period {\n      id\n    }\n    slot {\n      from\n      to\n    }\n  }\n  ...FixedBaskets_userBasket\n}\n\nfragment BasketWarnings_userBasket on UserBasket {\n  cardWanted {\n    period {\n      deliveryDay\n      id\n    }\n    slot {\n      from\n      to\n    }\n    by\n  }\n  next {\n    slot {\n      from\n      to\n    }\n    changeBy\n  }\n  location {\n    name\n    id\n  }\n  shippingZone {\n    id\n    name\n  }\n}\n\nfragment CancelBasket_userBasket on UserBasket {\n  id\n  basket {\n    name\n    id\n  }\n  next {\n    period {\n      id\n    }\n  }\n  ...FixedBaskets_userBasket\n}\n\nfragment FixedBaskets_userBasket on UserBasket {\n  fixed {\n    period {\n      id\n      deliveryDay\n    }\n    slot {\n      from\n      to\n    }\n  }\n}\n\nfragment NextBasket_next on NextBasket {\n  location {\n    __typename\n    id\n  }\n  shippingZone {\n    __typename\n    id\n  }\n  slot {\n    from\n    to\n  }\n  changeBy\n  totals {\n    items\n    deposits\n    delivery\n    deliveryWaiver\n    gst\n    pst\n    total\n    credit\n  }\n}\n\nfragment PauseWeeks_userBasket on UserBasket {\n  id\n  isPaused\n  basket {\n    name\n    id\n  }\n  weeks {\n    period {\n      id\n      deliveryDay\n      closed\n    }\n    slot {\n      from\n    }\n    isDue\n    isPaused\n    optOutBy\n  }\n}\n\nfragment RaisedBasket_userBasket on UserBasket {\n  id\n  total\n  agreedTotal\n  agreementWanted {\n    period {\n      deliveryDay\n      id\n    }\n    slot {\n      from\n      to\n    }\n    by\n  }\n  basket {\n    name\n    id\n  }\n  next {\n    changeBy\n  }\n}\n\nfragment UserBasketPart_userBasket on UserBasket {\n  id\n  isPaused\n  basket {\n    name\n    price\n    frequency\n    ...BasketPictures_basket\n    id\n  }\n  location {\n    name\n    id\n  }\n  shippingZone {\n    name\n    id\n  }\n  note\n  next {\n    slot {\n      from\n      to\n    }\n    ...NextBasket_next\n  }\n  total\n  agreedTotal\n  ...RaisedBasket_userBasket\n  ...BasketWarnings_userBasket\n  ...PauseWeeks_userBasket\n  ...BasketPlaceDialog_userBasket\n  ...CancelBasket_userBasket\n}\n\nfragment ZoneRow_zone on ShippingZone {\n  id\n  name\n  price\n  weekday\n  nextSlot {\n    ...slotText_slot\n  }\n  expressSlot {\n    ...slotText_slot\n  }\n}\n\nfragment slotText_slot on TimeSlot {\n  from\n  to\n}\n"
  }
};
})();

(node as any).hash = "537c0e738c1b651f675bfbf5d3378d08";

export default node;
