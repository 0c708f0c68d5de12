/**
 * @generated SignedSource<<637cc8045895794f2d8a6570d6f670dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SentMessages_staff$data = {
  readonly messages: ReadonlyArray<{
    readonly english: number;
    readonly french: number;
    readonly period: {
      readonly deliveryDay: string;
    };
    readonly sentAt: string;
    readonly sentBy: string;
    readonly subject: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    };
    readonly text: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    };
    readonly to: string | null | undefined;
  }>;
  readonly " $fragmentType": "SentMessages_staff";
};
export type SentMessages_staff$key = {
  readonly " $data"?: SentMessages_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"SentMessages_staff">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "primary",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "secondary",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SentMessages_staff",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerMessage",
      "kind": "LinkedField",
      "name": "messages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentBy",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deliveryDay",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BilingualText",
          "kind": "LinkedField",
          "name": "subject",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BilingualText",
          "kind": "LinkedField",
          "name": "text",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "french",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "english",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Staff",
  "abstractKey": null
};
})();

(node as any).hash = "b17c0fbb798b786bf6589391a2c3a1e8";

export default node;
