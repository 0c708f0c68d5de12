import type { ConfirmMarketTermsMutation } from '#generated/relay/ConfirmMarketTermsMutation.graphql.ts';
import type { InformationViewQuery } from '#generated/relay/InformationViewQuery.graphql.ts';
import type { SaveSiteInformationsMutation } from '#generated/relay/SaveSiteInformationsMutation.graphql.ts';
import type { SitePreviewQuery } from '#generated/relay/SitePreviewQuery.graphql.ts';
import type { useMarketPicturesQuery } from '#generated/relay/useMarketPicturesQuery.graphql.ts';
import { DEFAULT_TERMS } from '#rules/marketTerms.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { objectOrNull, present, rows } from '../engine/expectedData.ts';
import { oneBasket, openPlaces, subscribed, subscriber } from '../states/basketStates.ts';
import { banner, BANNER_TITLE, contact, identity, popup, siteInformation, storedModal } from '../states/siteStates.ts';
import { staffMember } from './deskCases.ts';

/** Site information at the desk, in its first version unless stated otherwise. */
const staffAndSite = (params = {}) => ({ given: [staffMember, siteInformation(params)] }) as const;
const input: SaveSiteInformationsMutation['variables']['input'] = {
  banner: {
    title: { primary: 'Bonjour', secondary: 'Hello' },
    description: null,
    actionPrimary: { text: { primary: 'Voir' }, url: '/categories/nouveautes', close: false, external: false },
  },
  popup: {
    active: true,
    color: 'red',
    icon: 'bell',
    cookieName: 'avis-2',
    title: { primary: 'Fermé' },
    body: { primary: 'Lundi\nseulement' },
    actionPrimary: null,
    actionSecondary: null,
  },
  storedModal: { title: { primary: 'Express' }, body: { primary: 'Prêt', secondary: 'Ready' } },
};

const picture = (path: string) => ({ path, alt: { primary: 'Une caisse de pommes', secondary: 'A crate of apples' } });
/** The banner of the state, as the desk sends it. */
const bannerInput = {
  title: { primary: BANNER_TITLE, secondary: 'Under contract' },
  description: { primary: 'Non traduit' },
  actionPrimary: {
    text: { primary: 'Voir', secondary: 'See' },
    url: '/categories/nouveautes',
    close: false,
    external: false,
  },
  desktopImage: picture('banniere'),
  mobileImage: picture('banniere-mobile'),
};

/** The amounts of a market that has set none. */
const storedTerms = {
  'staff.marketTerms.orderFee': DEFAULT_TERMS.orderFee,
  'staff.marketTerms.freeDeliveryAbove': DEFAULT_TERMS.freeDeliveryAbove,
  'staff.marketTerms.membershipPrice': DEFAULT_TERMS.membershipPrice,
  'staff.marketTerms.trialMonths': DEFAULT_TERMS.trialMonths,
  'staff.marketTerms.expressLeadHours': DEFAULT_TERMS.expressLeadHours,
};

export const informationViewCases: readonly ContractCase<InformationViewQuery>[] = [
  {
    name: 'returns the explanation of Express and nothing else',
    suite: 'conformance',
    ...staffAndSite({ storedModal }),
    data: {
      'staff.services': objectOrNull,
      'staff.termsAgreement': objectOrNull,
      'staff.siteInformations.storedModal.title.secondary': 'Express',
      'staff.siteInformations.storedModal.body.secondary': 'Ready right away',
    },
  },
  {
    name: 'returns a banner whose picture is described in both languages, and the explanation of Express',
    ...staffAndSite({ banner, popup, storedModal }),
    data: {
      'staff.services': objectOrNull,
      'staff.termsAgreement': objectOrNull,
      'staff.siteInformations.storedModal.title.primary': 'Express',
      'staff.siteInformations.storedModal.title.secondary': 'Express',
      'staff.siteInformations.popup': present,
      'staff.siteInformations.banner.description': present,
      'staff.siteInformations.banner.actionPrimary.url': present,
      'staff.siteInformations.banner.desktopImage.path': 'banniere',
      'staff.siteInformations.banner.desktopImage.altTexts.primary': 'Une caisse de pommes',
      'staff.siteInformations.banner.desktopImage.altTexts.secondary': 'A crate of apples',
      'staff.siteInformations.banner.mobileImage.path': 'banniere-mobile',
      'staff.siteInformations.banner.mobileImage.altTexts.secondary': present,
    },
  },
  {
    name: 'returns the operator’s identity, and its version before the last change',
    ...staffAndSite({ identity, contact, changedModal: true, changedAt: '2026-11-20T17:00:00Z' }),
    data: {
      ...storedTerms,
      'staff.services': objectOrNull,
      'staff.termsAgreement': objectOrNull,
      'staff.siteInformations.version': present,
      'staff.siteInformations.identity.name.primary': 'Marché sous contrat',
      'staff.siteInformations.identity.name.secondary': 'Market under contract',
      'staff.siteInformations.identity.monogram': 'MC',
      'staff.siteInformations.identity.logo': null,
      'staff.siteInformations.identity.hours': rows(2),
      'staff.siteInformations.identity.hours[0].weekday': 4,
      'staff.siteInformations.identity.hours[0].from': '14:00',
      'staff.siteInformations.identity.hours[1].to': '12:00',
      'staff.siteInformations.identity.sender': 'marche@example.com',
      'staff.siteInformations.identity.taxNumbers.gst': '123456789 RT0001',
      'staff.siteInformations.identity.taxNumbers.qst': '1234567890 TQ0001',
      'staff.siteInformations.identity.shortageRule': 'most_orders',
      'staff.siteInformations.contact.email': contact.email,
      'staff.siteInformations.contact.phone': contact.phone,
      'staff.siteInformations.contact.address.line2': null,
      'staff.siteInformations.contact.address.postal_code': 'J8X3G4',
      'staff.siteVersions': rows(1),
      'staff.siteVersions[0].until': '2026-11-20T12:00:00-05:00',
      'staff.siteVersions[0].siteInformations.contact.address.line2': null,
      'staff.siteVersions[0].siteInformations.identity.name.primary': 'Marché sous contrat',
    },
  },
];

const AGREED = { ...DEFAULT_TERMS, gstRates: [], pstRates: [] };
/** A manager agrees to the amounts as they were shown (ADR 187). */
export const confirmMarketTermsCases: readonly ContractCase<ConfirmMarketTermsMutation>[] = [
  {
    name: 'rejects an agreement to amounts that are others by now',
    suite: 'conformance',
    ...staffAndSite(),
    variables: { terms: { orderFee: 1 } },
    errors: [{ code: 'SITE_CHANGED', params: { fields: ['terms'] } }],
  },
  {
    name: 'saves an agreement to the amounts in force',
    ...staffAndSite(),
    variables: { terms: AGREED },
    data: { 'confirmMarketTerms.termsAgreement': present },
  },
  {
    name: 'answers a repeated agreement without a second effect',
    suite: 'conformance',
    repeated: true,
    ...staffAndSite(),
    variables: { terms: AGREED },
    data: { 'confirmMarketTerms.termsAgreement': present },
  },
];

/** The market's pictures contain the banner's own; those drawn for banners come first. */
export const marketPicturesCases: readonly ContractCase<useMarketPicturesQuery>[] = [
  {
    name: 'returns pictures by a word of their paths',
    ...staffAndSite({ banner }),
    variables: { words: 'BANNIÈRE' },
    data: {
      'staff.pictures': rows(2),
      'staff.pictures[0].path': 'banniere-mobile',
      'staff.pictures[0].alt': null,
      'staff.pictures[1].path': 'banniere',
      'staff.pictures[1].alt': null,
    },
  },
  {
    name: 'returns no pictures for a word without a match',
    suite: 'conformance',
    ...staffAndSite(),
    variables: { words: 'aucune-image-de-ce-nom' },
    data: { 'staff.pictures': [] },
  },
];

export const sitePreviewCases: readonly ContractCase<SitePreviewQuery>[] = [
  {
    name: 'returns everything that is displayed',
    given: [siteInformation({ banner, popup, storedModal })],
    data: {
      'siteInformations.banner': present,
      'siteInformations.popup': present,
      'siteInformations.storedModal': present,
    },
  },
];

const invalidSite = (
  name: string,
  input: SaveSiteInformationsMutation['variables']['input'],
  field: string,
  siteParams = {},
): ContractCase<SaveSiteInformationsMutation> => ({
  name,
  ...staffAndSite(siteParams),
  variables: { version: 1, input: input },
  errors: [{ code: 'BAD_INPUT', params: { field } }],
});

/** A market's identity as the desk sends it. */
const ownIdentity = {
  name: { primary: 'Marché du Canal' },
  monogram: 'MC',
  logo: null,
  hours: [{ weekday: 4, from: '14:00', to: '19:00' }],
  sender: null,
  taxNumbers: { gst: '123456789 RT0001', qst: null },
};

export const saveSiteInformationsCases: readonly ContractCase<SaveSiteInformationsMutation>[] = [
  // First, since its short call stands for who may send it.
  invalidSite('rejects removing the name', { identity: null }, 'identity'),
  {
    name: 'saves all parts at once',
    ...staffAndSite(),
    variables: { version: 1, input },
  },
  {
    name: 'saves another name, hours, contact details and amounts',
    ...staffAndSite({ identity, contact }),
    variables: {
      version: 1,
      input: {
        identity: {
          ...ownIdentity,
          name: { primary: 'Marché du Canal', secondary: 'Canal Market' },
          shortageRule: 'evenly',
        },
        terms: { orderFee: 600, trialMonths: 2, gstRates: [{ from: '2099-01-01', rate: 5500 }] },
        contact: {
          email: 'bonjour@canal.example',
          phone: null,
          address: { line1: '1, rue du Canal', city: 'Gatineau', state: 'QC', postal_code: 'J8X 3G4', country: 'CA' },
        },
      },
    },
  },
  {
    ...invalidSite(
      'rejects a tax rate of 100 %',
      { terms: { pstRates: [{ from: '2099-01-01', rate: 100_000 }] } },
      'terms.pstRates',
    ),
    suite: 'conformance',
  },
  invalidSite(
    'rejects hours that end before they begin',
    { identity: { ...ownIdentity, hours: [{ weekday: 4, from: '19:00', to: '14:00' }] } },
    'identity.hours',
  ),
  invalidSite(
    'rejects an invalid tax number',
    { identity: { ...ownIdentity, taxNumbers: { gst: '12', qst: null } } },
    'identity.taxNumbers.gst',
  ),
  {
    name: 'saves another described picture for large screens, and none for phones',
    suite: 'conformance',
    ...staffAndSite({ banner }),
    variables: {
      version: 1,
      input: {
        banner: {
          ...input.banner!,
          desktopImage: { path: 'banniere-mobile', alt: { primary: 'Des pommes', secondary: 'Apples' } },
          mobileImage: null,
        },
      },
    },
  },
  {
    name: 'accepts the stored pictures again',
    suite: 'conformance',
    repeated: true,
    ...staffAndSite({ banner }),
    variables: { version: 1, input: { banner: bannerInput } },
    data: { 'saveSiteInformations.version': 1 },
  },
  {
    name: 'accepts the stored values again',
    repeated: true,
    ...staffAndSite({ storedModal }),
    variables: {
      version: 1,
      input: {
        storedModal: {
          title: { primary: 'Express', secondary: 'Express' },
          body: { primary: ' Prêt tout de suite ', secondary: 'Ready right away' },
        },
      },
    },
    data: { 'saveSiteInformations.version': 1 },
  },
  {
    name: 'rejects a part that somebody else has changed meanwhile',
    ...staffAndSite({ storedModal, changedModal: true }),
    variables: { version: 1, input: { storedModal: { title: { primary: 'Vite' }, body: { primary: 'Prêt' } } } },
    errors: [{ code: 'SITE_CHANGED', params: { fields: ['storedModal'] } }],
  },
  {
    name: 'rejects a tax rate that stops a subscription, which nobody was shown',
    suite: 'conformance',
    given: [openPlaces, oneBasket, subscriber({ staff: true }), subscribed(), siteInformation({})],
    variables: {
      version: 1,
      input: { terms: { gstRates: [{ from: '2099-01-01', rate: 6000 }] } },
      halted: { baskets: 0, purchases: 0 },
    },
    errors: [{ code: 'TERMS_RAISED', params: { baskets: 1, purchases: 0 } }],
  },
  invalidSite(
    'rejects an empty French title',
    { storedModal: { title: { primary: ' ', secondary: 'Fast' }, body: { primary: 'Prêt' } } },
    'storedModal.title.primary',
  ),
  invalidSite(
    'rejects a title of 201 characters',
    { banner: { title: { primary: 'a'.repeat(201) } } },
    'banner.title.primary',
  ),
  invalidSite(
    'rejects an address of another scheme',
    {
      banner: {
        title: { primary: 'Bonjour' },
        actionPrimary: { text: { primary: 'Voir' }, url: 'javascript:alert(1)', close: false, external: false },
      },
    },
    'banner.actionPrimary.url',
  ),
  invalidSite(
    'rejects a picture that the market does not have',
    { banner: { ...input.banner!, desktopImage: { path: 'image-de-personne' } } },
    'banner.desktopImage.path',
  ),
  invalidSite(
    'rejects a description in English alone',
    { banner: { ...bannerInput, mobileImage: { path: 'banniere', alt: { primary: ' ', secondary: 'Apples' } } } },
    'banner.mobileImage.alt.primary',
    { banner },
  ),
];
