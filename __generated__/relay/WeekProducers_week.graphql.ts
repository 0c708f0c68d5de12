/**
 * @generated SignedSource<<3037cf6c57eda2125a30703de694c9df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeekProducers_week$data = {
  readonly producers: ReadonlyArray<{
    readonly expected: number;
    readonly missing: number;
    readonly name: string;
    readonly received: number;
  }>;
  readonly " $fragmentType": "WeekProducers_week";
};
export type WeekProducers_week$key = {
  readonly " $data"?: WeekProducers_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekProducers_week">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WeekProducers_week",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WeekProducer",
      "kind": "LinkedField",
      "name": "producers",
      "plural": true,
      "selections": [
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
          "name": "expected",
          "storageKey": null
        },
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
          "name": "missing",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffWeek",
  "abstractKey": null
};

(node as any).hash = "3de80775b3ab2ba3754278688bafeb17";

export default node;
