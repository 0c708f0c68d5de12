/**
 * @generated SignedSource<<7bacfff012bf7c873d290c91b12e1472>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type TagColor = "blue" | "gray" | "orange" | "red" | "turquoise" | "yellow" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type siteDraft_site$data = {
  readonly banner: {
    readonly actionPrimary: {
      readonly close: boolean;
      readonly external: boolean;
      readonly text: {
        readonly primary: string;
        readonly secondary: string | null | undefined;
      };
      readonly url: string | null | undefined;
    } | null | undefined;
    readonly description: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    } | null | undefined;
    readonly desktopImage: {
      readonly altTexts: {
        readonly primary: string;
        readonly secondary: string | null | undefined;
      } | null | undefined;
      readonly path: string;
    } | null | undefined;
    readonly mobileImage: {
      readonly altTexts: {
        readonly primary: string;
        readonly secondary: string | null | undefined;
      } | null | undefined;
      readonly path: string;
    } | null | undefined;
    readonly title: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    };
  } | null | undefined;
  readonly popup: {
    readonly actionPrimary: {
      readonly close: boolean;
      readonly external: boolean;
      readonly text: {
        readonly primary: string;
        readonly secondary: string | null | undefined;
      };
      readonly url: string | null | undefined;
    } | null | undefined;
    readonly actionSecondary: {
      readonly close: boolean;
      readonly external: boolean;
      readonly text: {
        readonly primary: string;
        readonly secondary: string | null | undefined;
      };
      readonly url: string | null | undefined;
    } | null | undefined;
    readonly active: boolean;
    readonly body: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    };
    readonly color: TagColor;
    readonly cookieName: string;
    readonly icon: string | null | undefined;
    readonly title: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    };
  } | null | undefined;
  readonly storedModal: {
    readonly body: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    };
    readonly title: {
      readonly primary: string;
      readonly secondary: string | null | undefined;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"identityDraft_site">;
  readonly " $fragmentType": "siteDraft_site";
};
export type siteDraft_site$key = {
  readonly " $data"?: siteDraft_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"siteDraft_site">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "siteDraft_site"
};

(node as any).hash = "5f3c60a176123757e4f5885f67c61458";

export default node;
