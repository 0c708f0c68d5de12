/**
 * @generated SignedSource<<8902116557b175f695f71e961d25de78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "en" | "fr" | "%future added value";
export type SlipMailStatus = "failed" | "sent" | "waiting" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SlipRow_contact$data = {
  readonly links: number;
  readonly mails: ReadonlyArray<{
    readonly id: string;
    readonly sentAt: string;
    readonly sentBy: string | null | undefined;
    readonly status: SlipMailStatus;
    readonly to: string;
    readonly units: number;
  }>;
  readonly period: {
    readonly id: string;
  };
  readonly received: number;
  readonly seller: {
    readonly contactEmail: string | null | undefined;
    readonly contactLanguage: Language | null | undefined;
    readonly handle: string;
    readonly id: string;
    readonly name: string;
  };
  readonly units: number;
  readonly " $fragmentType": "SlipRow_contact";
};
export type SlipRow_contact$key = {
  readonly " $data"?: SlipRow_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"SlipRow_contact">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "units",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SlipRow_contact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Period",
      "kind": "LinkedField",
      "name": "period",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "received",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "links",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "handle",
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
          "name": "contactEmail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contactLanguage",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SlipMail",
      "kind": "LinkedField",
      "name": "mails",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SlipContact",
  "abstractKey": null
};
})();

(node as any).hash = "717f90c37df2dea22b9a71ec8ea631c6";

export default node;
