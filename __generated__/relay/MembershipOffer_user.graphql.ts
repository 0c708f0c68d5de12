/**
 * @generated SignedSource<<a677efda7ac5a7af49ca50bfb3712111>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MembershipOffer_user$data = {
  readonly membership: {
    readonly __typename: "Membership";
  } | null | undefined;
  readonly " $fragmentType": "MembershipOffer_user";
};
export type MembershipOffer_user$key = {
  readonly " $data"?: MembershipOffer_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembershipOffer_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MembershipOffer_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Membership",
      "kind": "LinkedField",
      "name": "membership",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "9db3a49896e92e8eac5ecb303c8f3a50";

export default node;
