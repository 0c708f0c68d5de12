import type { SaveSiteInformationsMutation } from '../../__generated__/relay/SaveSiteInformationsMutation.graphql.ts';
import { isPlainText, LINE_MAX_LENGTH, storedText, TEXT_MAX_LENGTH } from '../../rules/plainText.ts';
import { isNoticeCookie, isSiteLink } from '../../rules/siteLink.ts';
import { contactRefusals, identityInputOf, identityRefusals, type IdentityRefusal } from './identityDraft.ts';
import { textRefusals, type Refusal } from './productDraft.ts';
import { OWN_PARTS, SITE_PARTS, type AnyPart, type SiteDraft, type SitePart } from './siteDraft.ts';

export type SiteInput = SaveSiteInformationsMutation['variables']['input'];
export type SiteRefusal = Refusal | IdentityRefusal | 'url' | 'cookie';
type Popup = NonNullable<SiteInput['popup']>;

const word = (draft: SiteDraft, name: string): string => storedText(String(draft[name] ?? ''));
const textOf = (draft: SiteDraft, name: string) => ({
  primary: word(draft, `${name}.fr`),
  secondary: word(draft, `${name}.en`) || null,
});
const isEmpty = (draft: SiteDraft, name: string) => !word(draft, `${name}.fr`) && !word(draft, `${name}.en`);

/** None while it has neither text nor address. */
const actionOf = (draft: SiteDraft, name: string) =>
  isEmpty(draft, `${name}.text`) && !word(draft, `${name}.url`)
    ? null
    : {
        text: textOf(draft, `${name}.text`),
        url: word(draft, `${name}.url`) || null,
        close: draft[`${name}.close`] === true,
        external: draft[`${name}.external`] === true,
      };

/** None while no picture is chosen. */
const imageOf = (draft: SiteDraft, name: string) =>
  word(draft, `${name}.path`)
    ? { path: word(draft, `${name}.path`), alt: isEmpty(draft, `${name}.alt`) ? null : textOf(draft, `${name}.alt`) }
    : null;

/** The form's values for the API; a hidden part is null. */
export function siteInputOf(draft: SiteDraft): Required<SiteInput> {
  const shown = (part: SitePart) => draft[`${part}.shown`] === true;
  return {
    ...identityInputOf(draft),
    banner: shown('banner')
      ? {
          title: textOf(draft, 'banner.title'),
          description: isEmpty(draft, 'banner.description') ? null : textOf(draft, 'banner.description'),
          actionPrimary: actionOf(draft, 'banner.actionPrimary'),
          desktopImage: imageOf(draft, 'banner.desktopImage'),
          mobileImage: imageOf(draft, 'banner.desktopImage') && imageOf(draft, 'banner.mobileImage'),
        }
      : null,
    popup: shown('popup')
      ? {
          active: draft['popup.active'] === true,
          color: draft['popup.color'] as Popup['color'],
          icon: word(draft, 'popup.icon') || null,
          cookieName: word(draft, 'popup.cookieName'),
          title: textOf(draft, 'popup.title'),
          body: textOf(draft, 'popup.body'),
          actionPrimary: actionOf(draft, 'popup.actionPrimary'),
          actionSecondary: actionOf(draft, 'popup.actionSecondary'),
        }
      : null,
    storedModal: shown('storedModal')
      ? { title: textOf(draft, 'storedModal.title'), body: textOf(draft, 'storedModal.body') }
      : null,
  };
}

/** The part that a field of the form is of. */
export const sitePartOf = (name: string): AnyPart =>
  [...OWN_PARTS, ...SITE_PARTS].find((part) => name.startsWith(`${part}.`)) ?? 'banner';

/** What the server calls a field of the form: 'banner.title.primary'. */
export const siteFieldOf = (name: string): string =>
  name
    .replace(/\.fr$/, '.primary')
    .replace(/\.en$/, '.secondary')
    .replace(/^(identity\.hours)\..*/, '$1')
    .replace(/^contact\.(line|city|state|postal)/, 'contact.address.$1');

/** The changed parts, to be sent. */
export function changedParts(draft: SiteDraft, changes: Partial<SiteDraft>): SiteInput {
  const changed = new Set(Object.keys(changes).map(sitePartOf));
  return Object.fromEntries(Object.entries(siteInputOf(draft)).filter(([part]) => changed.has(part as AnyPart)));
}

function actionRefusals(draft: SiteDraft, name: string): Record<string, SiteRefusal> {
  if (!actionOf(draft, name)) return {};
  const url = word(draft, `${name}.url`);
  return {
    ...textRefusals(draft, `${name}.text`, LINE_MAX_LENGTH, false),
    ...(url !== '' && !isSiteLink(url) && { [`${name}.url`]: 'url' as const }),
  };
}

/** A picture without a description has no errors. */
const imageRefusals = (draft: SiteDraft, name: string): Record<string, SiteRefusal> =>
  imageOf(draft, name)?.alt ? textRefusals(draft, `${name}.alt`, LINE_MAX_LENGTH, false) : {};

/** A longer text that is required in French. */
function bodyRefusals(draft: SiteDraft, name: string): Record<string, SiteRefusal> {
  return {
    ...textRefusals(draft, name, TEXT_MAX_LENGTH, true),
    ...(!isPlainText(word(draft, `${name}.fr`), TEXT_MAX_LENGTH, true) && {
      [`${name}.fr`]: word(draft, `${name}.fr`) === '' ? ('needed' as const) : ('plain' as const),
    }),
  };
}

const REFUSALS: Record<AnyPart, (draft: SiteDraft) => Record<string, SiteRefusal>> = {
  identity: identityRefusals,
  contact: contactRefusals,
  banner: (draft) => ({
    ...textRefusals(draft, 'banner.title', LINE_MAX_LENGTH, false),
    ...textRefusals(draft, 'banner.description', TEXT_MAX_LENGTH, true),
    ...actionRefusals(draft, 'banner.actionPrimary'),
    ...imageRefusals(draft, 'banner.desktopImage'),
    ...(imageOf(draft, 'banner.desktopImage') && imageRefusals(draft, 'banner.mobileImage')),
  }),
  popup: (draft) => ({
    ...(!isNoticeCookie(word(draft, 'popup.cookieName')) && { 'popup.cookieName': 'cookie' as const }),
    ...textRefusals(draft, 'popup.title', LINE_MAX_LENGTH, false),
    ...bodyRefusals(draft, 'popup.body'),
    ...actionRefusals(draft, 'popup.actionPrimary'),
    ...actionRefusals(draft, 'popup.actionSecondary'),
  }),
  storedModal: (draft) => ({
    ...textRefusals(draft, 'storedModal.title', LINE_MAX_LENGTH, false),
    ...bodyRefusals(draft, 'storedModal.body'),
  }),
};

/** The invalid fields of changed parts, and why, by the server's own rules. */
export function refusedOfSite(draft: SiteDraft, changes: Partial<SiteDraft>): Record<string, SiteRefusal> {
  const changed = [...new Set(Object.keys(changes).map(sitePartOf))].filter((part) => draft[`${part}.shown`] !== false);
  return Object.assign({}, ...changed.map((part) => REFUSALS[part](draft))) as Record<string, SiteRefusal>;
}
