import type { Locale } from '#rules/constants.ts';
import { DEFAULT_SHORTAGE_RULE } from '#rules/shortage.ts';
import { isSiteLink } from '#rules/siteLink.ts';
import type { BannerRow } from '../database/tables.ts';
import type { RootResolvers, TypeResolvers } from '../graphql/required.ts';
import { bilingual, properName, textOrNull } from '../text/bilingualText.ts';
import { marketPause } from './marketPause.ts';
import { operatorTexts, pageInWords } from './operatorPageText.ts';

function imageIn(image: BannerRow['desktopImage'] | undefined, locale: Locale) {
  if (!image) return null;
  return { path: image.path, alt: textOrNull(image.alt, locale), altTexts: image.alt && bilingual(image.alt) };
}

const Query: RootResolvers<'Query', 'siteInformations' | 'market'> = {
  siteInformations: async (_, _args, { services }) => services.siteInformation.settings(),
  market: async (_, _args, { services }) => services.siteInformation.settings(),
};

const SiteInformations: TypeResolvers<'SiteInformations'> = {
  page: async (settings, { name }, { locale, now, services }) =>
    pageInWords({ settings, now, ...(await services.siteInformation.decisions()) }, name, locale),
  contact: ({ contact }) => contact,
  links: ({ links }) => [...links],
  texts: async (settings, _, { now, services }) =>
    operatorTexts({ settings, now, ...(await services.siteInformation.decisions()) }),
};

const MarketLink: TypeResolvers<'MarketLink'> = { text: ({ text }) => bilingual(text) };
const OperatorTextPage: TypeResolvers<'OperatorTextPage'> = { title: ({ title }) => bilingual(title) };
const OperatorTextSection: TypeResolvers<'OperatorTextSection'> = {
  heading: ({ heading }) => (heading ? bilingual(heading) : null),
  group: ({ group }) => (group ? bilingual(group) : null),
  paragraphs: ({ paragraphs }) => paragraphs.map(bilingual),
};
const OperatorTextLink: TypeResolvers<'OperatorTextLink'> = { text: ({ text }) => bilingual(text) };

const MarketIdentity: TypeResolvers<'MarketIdentity'> = {
  name: ({ name }) => bilingual(name),
  dropOff: ({ dropOff }) => dropOff ?? null,
  shortageRule: ({ shortageRule }) => shortageRule ?? DEFAULT_SHORTAGE_RULE,
  logoImage: ({ logo }) => (logo === null ? null : { path: logo, alt: null, altTexts: null }),
};

const DropOff: TypeResolvers<'DropOff'> = { place: ({ place }) => (place ? bilingual(place) : null) };

const Market: TypeResolvers<'Market'> = {
  offers: async (_settings, _, { services }) => (await services.catalogue.current()).offers,
  pause: async (_settings, _, { services: { catalogue, fulfilment }, now }) =>
    marketPause(await catalogue.current(), await fulfilment.serves(now), now),
  reusableBox: async (_settings, _, { services }) => (await services.catalogue.current()).reusableBox,
  membershipPrice: async (_settings, _, { services }) => (await services.siteInformation.terms()).membershipPrice,
  freeDeliveryAbove: async (_settings, _, { services }) => (await services.siteInformation.terms()).freeDeliveryAbove,
  orderFee: async (_settings, _, { services }) => (await services.siteInformation.terms()).orderFee,
  expressLeadHours: async (_settings, _, { services }) => (await services.siteInformation.terms()).expressLeadHours,
  trialMonths: async (_settings, _, { services }) => (await services.siteInformation.terms()).trialMonths,
  gstRate: async (_settings, _, { services, now }) => (await services.siteInformation.termsAt(now)).taxes.gst,
  pstRate: async (_settings, _, { services, now }) => (await services.siteInformation.termsAt(now)).taxes.pst,
};

const Banner: TypeResolvers<'Banner'> = {
  title: ({ title }) => bilingual(title),
  description: ({ description }) => (description === null ? null : bilingual(description)),
  desktopImage: ({ desktopImage }, _, { locale }) => imageIn(desktopImage, locale),
  mobileImage: ({ mobileImage }, _, { locale }) => imageIn(mobileImage, locale),
};

const Popup: TypeResolvers<'Popup'> = {
  title: ({ title }) => bilingual(title),
  body: ({ body }) => bilingual(body),
};

const StoredModal: TypeResolvers<'StoredModal'> = {
  title: ({ title }) => bilingual(title),
  body: ({ body }) => bilingual(body),
};

/** A stored address that the rule refuses hides its button, and does not break the page. */
const Action: TypeResolvers<'Action'> = {
  text: ({ text }) => bilingual(text),
  url: ({ url }) => (url !== null && isSiteLink(url) ? url : null),
};

const MapOutline: TypeResolvers<'MapOutline'> = { name: ({ name }, _, { locale }) => textOrNull(name, locale) };

const MarketContact: TypeResolvers<'MarketContact'> = {
  address: ({ address }) =>
    address && {
      ...address,
      line1: properName(address.line1),
      line2: address.line2 === null ? null : properName(address.line2),
      city: properName(address.city),
    },
};

export const siteInformationResolvers = {
  Query,
  SiteInformations,
  MarketIdentity,
  DropOff,
  Market,
  Banner,
  Popup,
  StoredModal,
  Action,
  MarketContact,
  MapOutline,
  MarketLink,
  OperatorTextPage,
  OperatorTextSection,
  OperatorTextLink,
};
