/**
 * @generated SignedSource<<e9762b820a534032d2ef1415cc018c0f>>
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
    readonly startDate: string;
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
          "name": "startDate",
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

(node as any).hash = "8c96d00e7e6eb731605bd95d4b553f23";

export default node;
