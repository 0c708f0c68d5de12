/**
 * @generated SignedSource<<e7bc507ced97e7226da6dd25fa079aad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotificationsSection_user$data = {
  readonly id: string;
  readonly notificationPreferences: {
    readonly abandonedCart: boolean;
    readonly itemMissing: boolean;
    readonly orderProgress: boolean;
  };
  readonly " $fragmentType": "NotificationsSection_user";
};
export type NotificationsSection_user$key = {
  readonly " $data"?: NotificationsSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationsSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationsSection_user",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderProgress",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "481f02f75237afd4fb09618a3c7d0c05";

export default node;
