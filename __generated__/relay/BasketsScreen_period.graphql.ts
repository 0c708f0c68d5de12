/**
 * @generated SignedSource<<30b631e606b21102038b8d974946b521>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasketsScreen_period$data = {
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
    }
  ],
  "type": "Period",
  "abstractKey": null
};

(node as any).hash = "1bbd76a8a51f0d57e5d6eca892438215";

export default node;
