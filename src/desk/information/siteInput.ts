import type { SaveSiteInformationsMutation } from '#generated/relay/SaveSiteInformationsMutation.graphql.ts';
import { isNoticeCookie, isSiteLink } from '#rules/siteLink.ts';
import type { CalendarDay } from '#rules/zone.ts';
import { check, z } from '../../shared/forms/formSchema.ts';
import { bilingual, hasText, optional, optionalTextInput, textInput, whenUsed } from '../frame/deskSchema.ts';
import { focalPointOf, type CropValue } from '../frame/pictureValues.ts';
import { contactSchema, identitySchema } from './identityValues.ts';
import type { SiteValues } from './siteValues.ts';
import { termsSchema, type StoredTerms } from './termsValues.ts';

export type SiteInput = SaveSiteInformationsMutation['variables']['input'];
type Banner = SiteValues['banner'];
type Popup = SiteValues['popup'];

const isAction = ({ text, url }: Banner['actionPrimary']): boolean => hasText(text) || url !== '';
/** None while it has neither text nor address. */
const actionInput = (action: Banner['actionPrimary']) =>
  isAction(action) ? { ...action, text: textInput(action.text), url: action.url || null } : null;

const isChosen = ({ path }: Banner['desktopImage']): boolean => path !== '';
/** None while no picture is chosen. */
const imageInput = (image: Banner['desktopImage']) =>
  isChosen(image)
    ? { path: image.path, alt: optionalTextInput(image.alt), ...focalPointOf(image.crop[0] ?? null) }
    : null;

/** The parts for the API; a hidden one is null. */
export const bannerInputOf = ({ shown, ...banner }: Banner) =>
  shown
    ? {
        title: textInput(banner.title),
        description: optionalTextInput(banner.description),
        actionPrimary: actionInput(banner.actionPrimary),
        desktopImage: imageInput(banner.desktopImage),
        mobileImage: isChosen(banner.desktopImage) ? imageInput(banner.mobileImage) : null,
      }
    : null;
export const popupInputOf = ({ shown, ...popup }: Popup) =>
  shown
    ? {
        ...popup,
        icon: popup.icon || null,
        title: textInput(popup.title),
        body: textInput(popup.body),
        actionPrimary: actionInput(popup.actionPrimary),
        actionSecondary: actionInput(popup.actionSecondary),
      }
    : null;
export const storedModalInputOf = ({ shown, title, body }: SiteValues['storedModal']) =>
  shown ? { title: textInput(title), body: textInput(body) } : null;

const actionSchema = whenUsed(
  z.object({
    text: bilingual(),
    url: optional(isSiteLink, 'desk_information.refused.url'),
    close: z.boolean(),
    external: z.boolean(),
  }),
  isAction,
);
const imageSchema = whenUsed(
  z.object({ path: z.string(), alt: whenUsed(bilingual(), hasText), crop: z.custom<CropValue>() }),
  isChosen,
);
const bannerSchema = z.object({
  shown: z.boolean(),
  title: bilingual(),
  description: bilingual({ isMultiline: true }),
  actionPrimary: actionSchema,
  desktopImage: imageSchema,
  mobileImage: imageSchema,
});
const popupSchema = z.object({
  shown: z.boolean(),
  active: z.boolean(),
  color: z.custom<Popup['color']>(),
  icon: z.string(),
  cookieName: z.string().check(check(isNoticeCookie, 'desk_information.refused.cookie')),
  title: bilingual(),
  body: bilingual({ isMultiline: true, isRequired: true }),
  actionPrimary: actionSchema,
  actionSecondary: actionSchema,
});
const storedModalSchema = z.object({
  shown: z.boolean(),
  title: bilingual(),
  body: bilingual({ isMultiline: true, isRequired: true }),
});

const isShown = ({ shown }: { shown: boolean }): boolean => shown;
/** Without the wide picture none is shown: the other one is not checked. */
const withShownPictures = (banner: Banner): Banner =>
  isChosen(banner.desktopImage) ? banner : { ...banner, mobileImage: banner.desktopImage };

/** From the changed parts of the site's information to the mutation's input; each part is checked and sent whole. */
export const siteSchema = (terms: StoredTerms, today: CalendarDay) =>
  z.partial(
    z.object({
      terms: termsSchema(terms, today),
      identity: identitySchema,
      contact: contactSchema,
      banner: z.pipe(
        z.pipe(z.transform(withShownPictures), whenUsed(bannerSchema, isShown)),
        z.transform(bannerInputOf),
      ),
      popup: z.pipe(whenUsed(popupSchema, isShown), z.transform(popupInputOf)),
      storedModal: z.pipe(whenUsed(storedModalSchema, isShown), z.transform(storedModalInputOf)),
    }),
  );
