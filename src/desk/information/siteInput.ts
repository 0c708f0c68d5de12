import type { SaveSiteInformationsMutation } from '#generated/relay/SaveSiteInformationsMutation.graphql.ts';
import { isNoticeCookie, isSiteLink, SITE_LINK_MAX_LENGTH } from '#rules/siteLink.ts';
import { bilingual, optional, textInput, textOf, when, type Draft, type DraftSchema } from '../frame/draftSchema.ts';
import { identityInputOf, identitySchema } from './identityDraft.ts';
import { OWN_PARTS, SITE_PARTS, type AnyPart, type SitePart } from './siteDraft.ts';

export type SiteInput = SaveSiteInformationsMutation['variables']['input'];
type Popup = NonNullable<SiteInput['popup']>;

const hasText = (draft: Draft, name: string) =>
  textOf(draft, `${name}.fr`) !== '' || textOf(draft, `${name}.en`) !== '';

/** None while it has neither text nor address. */
const actionOf = (draft: Draft, name: string) =>
  !hasText(draft, `${name}.text`) && !textOf(draft, `${name}.url`)
    ? null
    : {
        text: textInput(draft, `${name}.text`),
        url: textOf(draft, `${name}.url`) || null,
        close: draft[`${name}.close`] === true,
        external: draft[`${name}.external`] === true,
      };

/** None while no picture is chosen. */
const imageOf = (draft: Draft, name: string) =>
  textOf(draft, `${name}.path`)
    ? {
        path: textOf(draft, `${name}.path`),
        alt: hasText(draft, `${name}.alt`) ? textInput(draft, `${name}.alt`) : null,
      }
    : null;

/** The form's values for the API; a hidden part is null. */
export function siteInputOf(draft: Draft): Required<SiteInput> {
  const isShown = (part: SitePart) => draft[`${part}.shown`] === true;
  return {
    ...identityInputOf(draft),
    banner: isShown('banner')
      ? {
          title: textInput(draft, 'banner.title'),
          description: hasText(draft, 'banner.description') ? textInput(draft, 'banner.description') : null,
          actionPrimary: actionOf(draft, 'banner.actionPrimary'),
          desktopImage: imageOf(draft, 'banner.desktopImage'),
          mobileImage: imageOf(draft, 'banner.desktopImage') && imageOf(draft, 'banner.mobileImage'),
        }
      : null,
    popup: isShown('popup')
      ? {
          active: draft['popup.active'] === true,
          color: draft['popup.color'] as Popup['color'],
          icon: textOf(draft, 'popup.icon') || null,
          cookieName: textOf(draft, 'popup.cookieName'),
          title: textInput(draft, 'popup.title'),
          body: textInput(draft, 'popup.body'),
          actionPrimary: actionOf(draft, 'popup.actionPrimary'),
          actionSecondary: actionOf(draft, 'popup.actionSecondary'),
        }
      : null,
    storedModal: isShown('storedModal')
      ? { title: textInput(draft, 'storedModal.title'), body: textInput(draft, 'storedModal.body') }
      : null,
  };
}

/** The part that a field of the form belongs to. */
export const sitePartOf = (name: string): AnyPart =>
  [...OWN_PARTS, ...SITE_PARTS].find((part) => name.startsWith(`${part}.`)) ?? 'banner';

/** The path of a field in the mutation's input: 'banner.title.primary'. */
export const siteFieldOf = (name: string): string =>
  name
    .replace(/\.fr$/, '.primary')
    .replace(/\.en$/, '.secondary')
    .replace(/^(identity\.hours)\..*/, '$1')
    .replace(/^contact\.(line|city|state|postal)/, 'contact.address.$1');

/** The input of the changed parts. */
export function changedPartsOf(draft: Draft, changes: Partial<Draft>): SiteInput {
  const changed = new Set(Object.keys(changes).map(sitePartOf));
  return Object.fromEntries(Object.entries(siteInputOf(draft)).filter(([part]) => changed.has(part as AnyPart)));
}

const imageSchema = (name: string): DraftSchema => ({
  [`${name}.path`]: { serverError: 'desk_information.refused.picture' },
  ...when((draft) => Boolean(imageOf(draft, name)?.alt), bilingual(`${name}.alt`)),
});

const actionSchema = (name: string): DraftSchema =>
  when((draft) => actionOf(draft, name) !== null, {
    ...bilingual(`${name}.text`),
    [`${name}.url`]: optional(isSiteLink, 'desk_information.refused.url', SITE_LINK_MAX_LENGTH),
  });

/** A part without constraints while it is hidden. */
const part = (name: SitePart, schema: DraftSchema): DraftSchema =>
  when((draft) => draft[`${name}.shown`] === true, schema);

/** The constraints of the form's fields. */
export const siteSchema: DraftSchema = {
  ...identitySchema,
  ...part('banner', {
    ...bilingual('banner.title'),
    ...bilingual('banner.description', { isMultiline: true }),
    ...actionSchema('banner.actionPrimary'),
    ...imageSchema('banner.desktopImage'),
    ...when((draft) => imageOf(draft, 'banner.desktopImage') !== null, imageSchema('banner.mobileImage')),
  }),
  ...part('popup', {
    'popup.cookieName': {
      maxLength: 100,
      validate: (text) => (isNoticeCookie(text) ? null : 'desk_information.refused.cookie'),
    },
    ...bilingual('popup.title'),
    ...bilingual('popup.body', { isMultiline: true, isRequired: true }),
    ...actionSchema('popup.actionPrimary'),
    ...actionSchema('popup.actionSecondary'),
  }),
  ...part('storedModal', {
    ...bilingual('storedModal.title'),
    ...bilingual('storedModal.body', { isMultiline: true, isRequired: true }),
  }),
};
