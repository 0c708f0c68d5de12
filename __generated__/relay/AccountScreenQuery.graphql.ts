/**
 * @generated SignedSource<<b06d8e31c29ae45b63a1a56539996472>>
 * @relayHash 772cd3ab0b5aedcd22d98a16317accf1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c4da7aaeb1e4c8cf7e7d7ba189a9d0727f2ac3fbc71be4c50dd5200065671b4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountScreenQuery$variables = Record<PropertyKey, never>;
export type AccountScreenQuery$data = {
  readonly user: {
    readonly firstName: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"NotificationsSection_user" | "ProfileSection_user">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSection_query">;
};
export type AccountScreenQuery = {
  response: AccountScreenQuery$data;
  variables: AccountScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
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
    "name": "AccountScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProfileSection_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NotificationsSection_user"
          }
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ProfileSection_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
            "name": "lang",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "subscribeToNewsletter",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
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
            "name": "pendingEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ShippingAddress",
            "kind": "LinkedField",
            "name": "shippingAddress",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phone",
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "postal_code",
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
            "args": null,
            "kind": "ScalarField",
            "name": "shippingPreference",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "preferredLocationId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasReusableBox",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "NotificationPreferences",
            "kind": "LinkedField",
            "name": "notificationPreferences",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "abandonedCart",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "itemMissing",
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
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": "locations(filter:{\"ongoing\":true})"
      }
    ]
  },
  "params": {
    "cacheID": "772cd3ab0b5aedcd22d98a16317accf1",
    "id": "0c4da7aaeb1e4c8cf7e7d7ba189a9d0727f2ac3fbc71be4c50dd5200065671b4",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": "query AccountScreenQuery {\n  user {\n    firstName\n    ...ProfileSection_user\n    ...NotificationsSection_user\n    id\n  }\n  ...ProfileSection_query\n}\n\nfragment AddressPanel_user on User {\n  firstName\n  lastName\n  shippingAddress {\n    name\n    phone\n    address {\n      line1\n      line2\n      city\n      state\n      postal_code\n    }\n  }\n  version\n}\n\nfragment CloseAccountPanel_user on User {\n  email\n}\n\nfragment EmailForm_user on User {\n  email\n  pendingEmail\n}\n\nfragment HabitsPanel_query on Query {\n  locations(filter: {ongoing: true}) {\n    id\n    name\n  }\n}\n\nfragment HabitsPanel_user on User {\n  shippingPreference\n  preferredLocationId\n  hasReusableBox\n  version\n}\n\nfragment NotificationsSection_user on User {\n  id\n  notificationPreferences {\n    abandonedCart\n    itemMissing\n  }\n}\n\nfragment ProfileForm_user on User {\n  firstName\n  lastName\n  lang\n  subscribeToNewsletter\n  version\n}\n\nfragment ProfileSection_query on Query {\n  ...HabitsPanel_query\n}\n\nfragment ProfileSection_user on User {\n  ...ProfileForm_user\n  ...EmailForm_user\n  ...AddressPanel_user\n  ...HabitsPanel_user\n  ...CloseAccountPanel_user\n}\n"
  }
};
})();

(node as any).hash = "6d406d9084896e2195865c5f12ae6597";

export default node;
