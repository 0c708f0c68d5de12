/**
 * @generated SignedSource<<27fd21e99cd7380dd15c2f8ec8e4fcc4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasketWeek_period$data = {
  readonly startDate: string;
  readonly " $fragmentType": "BasketWeek_period";
};
export type BasketWeek_period$key = {
  readonly " $data"?: BasketWeek_period$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasketWeek_period">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasketWeek_period",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    }
  ],
  "type": "Period",
  "abstractKey": null
};

(node as any).hash = "d97eac3c85c44602e2e84fe76faf935c";

export default node;
