/**
 * @generated SignedSource<<5e4e90beb4dae37a398ecced9f181b4c>>
 * @relayHash 55eb67e5b97629226f10dc96f470ea33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27908bc09371ee6d4984aadef9b06e10971d5b0678f5a3bd1cc88961ea8a6d77

import type { ConcreteRequest } from 'relay-runtime';
export type MarketTermsInput = {
  expressLeadHours?: number | null | undefined;
  freeDeliveryAbove?: number | null | undefined;
  gstRates?: ReadonlyArray<TaxRateInput> | null | undefined;
  membershipPrice?: number | null | undefined;
  orderFee?: number | null | undefined;
  pstRates?: ReadonlyArray<TaxRateInput> | null | undefined;
  trialMonths?: number | null | undefined;
};
export type TaxRateInput = {
  from: string;
  rate: number;
};
export type ConfirmMarketTermsMutation$variables = {
  terms: MarketTermsInput;
};
export type ConfirmMarketTermsMutation$data = {
  readonly confirmMarketTerms: {
    readonly termsAgreement: {
      readonly at: string;
    } | null | undefined;
  };
};
export type ConfirmMarketTermsMutation = {
  response: ConfirmMarketTermsMutation$data;
  variables: ConfirmMarketTermsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "terms"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "terms",
        "variableName": "terms"
      }
    ],
    "concreteType": "Staff",
    "kind": "LinkedField",
    "name": "confirmMarketTerms",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TermsAgreement",
        "kind": "LinkedField",
        "name": "termsAgreement",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "at",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ConfirmMarketTermsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConfirmMarketTermsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "55eb67e5b97629226f10dc96f470ea33",
    "id": "27908bc09371ee6d4984aadef9b06e10971d5b0678f5a3bd1cc88961ea8a6d77",
    "metadata": {},
    "name": "ConfirmMarketTermsMutation",
    "operationKind": "mutation",
    "text": "mutation ConfirmMarketTermsMutation(\n  $terms: MarketTermsInput!\n) {\n  confirmMarketTerms(terms: $terms) {\n    termsAgreement {\n      at\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ab182ed455d0bbd5b3e3b807b3620547";

export default node;
