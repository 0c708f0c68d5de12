/**
 * @generated SignedSource<<d7a41e4fffb6d1f1ca2c8ec6d278b977>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "54b277715a73e0334a8c075200102773";

export default node;
