/**
 * @generated SignedSource<<42edb9d5eb41344de46c063d197d1161>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasketsScreen_period$data = {
  readonly basketsUntil: string;
  readonly startDate: string;
  readonly " $fragmentType": "BasketsScreen_period";
};
export type BasketsScreen_period$key = {
  readonly " $data"?: BasketsScreen_period$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasketsScreen_period">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasketsScreen_period",
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
      "name": "basketsUntil",
      "storageKey": null
    }
  ],
  "type": "Period",
  "abstractKey": null
};

(node as any).hash = "29b4518896be3f633e3938a9879673b0";

export default node;
