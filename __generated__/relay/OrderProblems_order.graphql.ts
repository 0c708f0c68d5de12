/**
 * @generated SignedSource<<dd71e9df65ba035d86452470f7d4877f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProblemStatus = "declined" | "open" | "refunded" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderProblems_order$data = {
  readonly cash: {
    readonly due: number;
    readonly receivedAt: string | null | undefined;
  } | null | undefined;
  readonly customer: {
    readonly __typename: "User";
  } | null | undefined;
  readonly id: string;
  readonly products: ReadonlyArray<{
    readonly id: string;
    readonly problems: ReadonlyArray<{
      readonly id: string;
      readonly quantity: number;
      readonly status: ProblemStatus;
      readonly " $fragmentSpreads": FragmentRefs<"ReportedProblem_problem">;
    }>;
    readonly productName: string;
    readonly quantity: number;
    readonly returned: number;
    readonly " $fragmentSpreads": FragmentRefs<"ReportedProblem_line">;
  }>;
  readonly " $fragmentType": "OrderProblems_order";
};
export type OrderProblems_order$key = {
  readonly " $data"?: OrderProblems_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderProblems_order">;
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
  "name": "quantity",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderProblems_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "customer",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderCash",
      "kind": "LinkedField",
      "name": "cash",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "due",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "receivedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productName",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderProblem",
          "kind": "LinkedField",
          "name": "problems",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ReportedProblem_problem"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReportedProblem_line"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "76aeb786438886e8d9b3d91ff81d59c0";

export default node;
