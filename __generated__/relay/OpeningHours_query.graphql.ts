/**
 * @generated SignedSource<<83389c8d949083dd3f2419ad83afac90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpeningHours_query$data = {
  readonly announcedWeeks: ReadonlyArray<{
    readonly closed: boolean;
    readonly handoverFrom: string;
  }>;
  readonly " $fragmentType": "OpeningHours_query";
};
export type OpeningHours_query$key = {
  readonly " $data"?: OpeningHours_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpeningHours_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpeningHours_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Period",
      "kind": "LinkedField",
      "name": "announcedWeeks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "handoverFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e3a4e8818a840f0089a03861c5675737";

export default node;
