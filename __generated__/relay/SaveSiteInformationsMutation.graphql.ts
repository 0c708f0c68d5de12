/**
 * @generated SignedSource<<f7fd307fe3e89ca827851ba4d41835b1>>
 * @relayHash e0f3b289c274f05ee55ca66ba497b01a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73fc0ab62dc77ee873e6f487c72586eb101843f8cdf696660e786d31fcd1892f

import type { ConcreteRequest } from 'relay-runtime';
export type ShortageRule = "evenly" | "first_ordered" | "most_orders" | "%future added value";
export type TagColor = "blue" | "gray" | "orange" | "red" | "turquoise" | "yellow" | "%future added value";
export type TextSource = "none" | "own" | "standard" | "%future added value";
export type SiteInformationsInput = {
  banner?: BannerInput | null | undefined;
  contact?: MarketContactInput | null | undefined;
  identity?: MarketIdentityInput | null | undefined;
  links?: ReadonlyArray<MarketLinkInput> | null | undefined;
  pages?: OperatorPagesInput | null | undefined;
  popup?: PopupInput | null | undefined;
  storedModal?: StoredModalInput | null | undefined;
  terms?: MarketTermsInput | null | undefined;
};
export type BannerInput = {
  actionPrimary?: ActionInput | null | undefined;
  description?: BilingualTextInput | null | undefined;
  desktopImage?: ImageInput | null | undefined;
  mobileImage?: ImageInput | null | undefined;
  title: BilingualTextInput;
};
export type BilingualTextInput = {
  primary: string;
  secondary?: string | null | undefined;
};
export type ActionInput = {
  close?: boolean;
  external?: boolean;
  text: BilingualTextInput;
  url?: string | null | undefined;
};
export type ImageInput = {
  alt?: BilingualTextInput | null | undefined;
  focalPoint?: FocalPointInput | null | undefined;
  path: string;
};
export type FocalPointInput = {
  x: number;
  y: number;
};
export type PopupInput = {
  actionPrimary?: ActionInput | null | undefined;
  actionSecondary?: ActionInput | null | undefined;
  active: boolean;
  body: BilingualTextInput;
  color: TagColor;
  cookieName: string;
  icon?: string | null | undefined;
  title: BilingualTextInput;
};
export type StoredModalInput = {
  body: BilingualTextInput;
  title: BilingualTextInput;
};
export type MarketIdentityInput = {
  dropOff?: DropOffInput | null | undefined;
  hours: ReadonlyArray<WeeklyHoursInput>;
  logo?: string | null | undefined;
  logoFocalPoint?: FocalPointInput | null | undefined;
  monogram?: string | null | undefined;
  name: BilingualTextInput;
  sender?: string | null | undefined;
  shortageRule?: ShortageRule | null | undefined;
  taxNumbers: TaxNumbersInput;
};
export type WeeklyHoursInput = {
  from: string;
  to: string;
  weekday: number;
};
export type TaxNumbersInput = {
  gst?: string | null | undefined;
  qst?: string | null | undefined;
};
export type DropOffInput = {
  from: string;
  place?: BilingualTextInput | null | undefined;
  to: string;
  weekday: number;
};
export type MarketContactInput = {
  address?: AddressInput | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
};
export type AddressInput = {
  city: string;
  country?: string;
  line1: string;
  line2?: string | null | undefined;
  postal_code: string;
  state?: string;
};
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
export type OperatorPagesInput = {
  faq?: OperatorTextInput | null | undefined;
  privacy?: OperatorTextInput | null | undefined;
  producers?: OperatorTextInput | null | undefined;
  terms?: OperatorTextInput | null | undefined;
};
export type OperatorTextInput = {
  source: TextSource;
  text?: OperatorTextPageInput | null | undefined;
};
export type OperatorTextPageInput = {
  sections: ReadonlyArray<OperatorTextSectionInput>;
  title: BilingualTextInput;
  updatedOn: string;
};
export type OperatorTextSectionInput = {
  group?: BilingualTextInput | null | undefined;
  heading?: BilingualTextInput | null | undefined;
  link?: OperatorTextLinkInput | null | undefined;
  paragraphs: ReadonlyArray<BilingualTextInput>;
};
export type OperatorTextLinkInput = {
  text: BilingualTextInput;
  url: string;
};
export type MarketLinkInput = {
  profile: boolean;
  text: BilingualTextInput;
  url: string;
};
export type HaltedPurchasesInput = {
  baskets: number;
  purchases: number;
};
export type SaveSiteInformationsMutation$variables = {
  halted?: HaltedPurchasesInput | null | undefined;
  input: SiteInformationsInput;
  version: number;
};
export type SaveSiteInformationsMutation$data = {
  readonly saveSiteInformations: {
    readonly version: number | null | undefined;
  };
};
export type SaveSiteInformationsMutation = {
  response: SaveSiteInformationsMutation$data;
  variables: SaveSiteInformationsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "halted"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "halted",
        "variableName": "halted"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "version",
        "variableName": "version"
      }
    ],
    "concreteType": "SiteInformations",
    "kind": "LinkedField",
    "name": "saveSiteInformations",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SaveSiteInformationsMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SaveSiteInformationsMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "e0f3b289c274f05ee55ca66ba497b01a",
    "id": "73fc0ab62dc77ee873e6f487c72586eb101843f8cdf696660e786d31fcd1892f",
    "metadata": {},
    "name": "SaveSiteInformationsMutation",
    "operationKind": "mutation",
    "text": "mutation SaveSiteInformationsMutation(\n  $version: Int!\n  $input: SiteInformationsInput!\n  $halted: HaltedPurchasesInput\n) {\n  saveSiteInformations(version: $version, input: $input, halted: $halted) {\n    version\n  }\n}\n"
  }
};
})();

(node as any).hash = "5d43d7df463d8f17843ca5acded651d8";

export default node;
