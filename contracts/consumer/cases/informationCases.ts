import type { BasketsScreenQuery } from '#generated/relay/BasketsScreenQuery.graphql.ts';
import type { ContactScreenQuery } from '#generated/relay/ContactScreenQuery.graphql.ts';
import type { ExpressExplanationQuery } from '#generated/relay/ExpressExplanationQuery.graphql.ts';
import type { FaqScreenQuery } from '#generated/relay/FaqScreenQuery.graphql.ts';
import type { PrivacyScreenQuery } from '#generated/relay/PrivacyScreenQuery.graphql.ts';
import type { SellerNewScreenQuery } from '#generated/relay/SellerNewScreenQuery.graphql.ts';
import type { SiteNoticeQuery } from '#generated/relay/SiteNoticeQuery.graphql.ts';
import type { TermsScreenQuery } from '#generated/relay/TermsScreenQuery.graphql.ts';
import {
  EXPRESS_LEAD_HOURS,
  FREE_DELIVERY_ABOVE_CENTS,
  MEMBERSHIP_PRICE_CENTS,
  ORDER_FEE_CENTS,
} from '#rules/constants.ts';
import { DEFAULT_TAXES } from '#rules/marketTerms.ts';
import type { ContractCase, ProviderState } from '../engine/contractCase.ts';
import { objectOrNull, present, rows, nonEmpty, type ExpectedFields } from '../engine/expectedData.ts';
import { deliveryZone, pickupPoint, catalogueIds } from '../states/fixtureIds.ts';
import {
  COOKIE,
  TERMS_TITLE,
  basketsOffered,
  contact,
  faq,
  outlines,
  popup,
  privacy,
  producers,
  siteInformation,
  storedModal,
  terms,
} from '../states/siteStates.ts';

const nothingSet = siteInformation({});

export const siteNoticeCases: readonly ContractCase<SiteNoticeQuery>[] = [
  {
    name: 'returns a notice with two links',
    given: [siteInformation({ popup })],
    data: {
      'siteInformations.popup.cookieName': COOKIE,
      'siteInformations.popup.color': 'turquoise',
      'siteInformations.popup.icon': 'calendar-blank',
      'siteInformations.popup.body.secondary': null,
      'siteInformations.popup.actionPrimary.url': null,
      'siteInformations.popup.actionPrimary.close': true,
      'siteInformations.popup.actionSecondary.url': 'https://example.com/avis',
      'siteInformations.popup.actionSecondary.external': true,
    },
  },
  {
    name: 'returns a notice without links that is not displayed yet, in English',
    given: [
      siteInformation({ popup: { ...popup, active: false, icon: null, actionPrimary: null, actionSecondary: null } }),
    ],
    locale: 'en',
    data: {
      'siteInformations.popup.icon': null,
      'siteInformations.popup.title.primary': 'Fermé',
      'siteInformations.popup.title.secondary': 'Closed',
    },
  },
  { name: 'returns null without a notice', given: [nothingSet], data: { 'siteInformations.popup': null } },
];

export const expressExplanationCases: readonly ContractCase<ExpressExplanationQuery>[] = [
  {
    name: 'returns the explanation of Express',
    given: [siteInformation({ storedModal })],
    data: { 'siteInformations.storedModal.title.primary': 'Express' },
  },
  {
    name: 'returns null without an explanation of Express',
    given: [nothingSet],
    data: { 'siteInformations.storedModal': null },
  },
];

const written: ExpectedFields = {
  'siteInformations.page.updatedOn': '2026-11-20',
  'siteInformations.page.sections': rows(2),
  'siteInformations.page.sections[0].heading': null,
  'siteInformations.page.sections[0].paragraphs': nonEmpty,
  'siteInformations.page.sections[0].link': null,
  'siteInformations.page.sections[1].link.url': '/contact',
};

export const privacyCases: readonly ContractCase<PrivacyScreenQuery>[] = [
  {
    name: 'returns the text that the operator has written',
    given: [siteInformation({ pages: { privacy, terms } })],
    data: {
      ...written,
      'siteInformations.page.title': 'Confidentialité sous contrat',
      'siteInformations.page.sections[1].heading': 'Suite',
      'siteInformations.page.sections[1].link.text': 'Nous écrire',
    },
  },
  { name: 'returns null for a text that is not written', given: [siteInformation({ pages: { terms } })] },
];

export const termsCases: readonly ContractCase<TermsScreenQuery>[] = [
  {
    name: 'returns the terms that the operator has written, in English',
    given: [siteInformation({ pages: { privacy, terms } })],
    locale: 'en',
    data: {
      ...written,
      'siteInformations.page.title': `${TERMS_TITLE} (en)`,
      'siteInformations.page.sections[1].heading': 'Next',
      'siteInformations.page.sections[1].link.text': 'Write to us',
    },
  },
  { name: 'returns null for a text that is not written', given: [siteInformation({ pages: { privacy } })] },
];

export const faqCases: readonly ContractCase<FaqScreenQuery>[] = [
  {
    name: 'returns both of the operator’s pages, and the operator’s questions',
    given: [
      siteInformation({ pages: { privacy, terms, faq } }),
      { name: 'places of the open week', params: { zones: [{ zone: deliveryZone, price: 700 }] } },
    ],
    data: {
      'siteInformations.privacy': present,
      'siteInformations.terms': present,
      'siteInformations.faq.title': 'Questions sous contrat',
      'siteInformations.faq.sections': rows(2),
      'siteInformations.faq.sections[0].heading': 'Combien',
      'siteInformations.faq.sections[0].group': 'Prix',
      'siteInformations.faq.sections[0].paragraphs': rows(1),
      'siteInformations.faq.sections[0].paragraphs[0]': 'Peu.',
      'siteInformations.faq.sections[0].link.text': 'Les conditions',
      'siteInformations.faq.sections[0].link.url': '/conditions',
      'siteInformations.faq.sections[1].heading': 'Quand',
      'siteInformations.faq.sections[1].group': null,
      'siteInformations.faq.sections[1].link': null,
      'market.membershipPrice': MEMBERSHIP_PRICE_CENTS,
      'market.orderFee': ORDER_FEE_CENTS,
      'market.freeDeliveryAbove': FREE_DELIVERY_ABOVE_CENTS,
      'market.expressLeadHours': EXPRESS_LEAD_HOURS,
      'market.gstRate': DEFAULT_TAXES.gst,
      'market.pstRate': DEFAULT_TAXES.pst,
      shippingZones: rows(1),
      'shippingZones[0].price': 700,
      'shippingZones[0].prefixes': rows(1),
      'shippingZones[0].prefixes[0]': 'Z9Z',
      'shippingZones[0].nextSlot': present,
    },
  },
  {
    name: 'returns null for pages that are not written',
    given: [nothingSet, { name: 'places of the open week' }],
    data: { shippingZones: [] },
  },
];

/** Pickup points that do not serve the open week are listed too: they reopen later (F-205). */
const places: ExpectedFields = {
  locations: nonEmpty,
  'locations[].nextSlot': objectOrNull,
  shippingZones: nonEmpty,
  'shippingZones[].nextSlot': objectOrNull,
};
const somePlaces: ProviderState = {
  name: 'places of the open week',
  params: {
    locations: [
      { location: pickupPoint, position: '45.5,-75.75' },
      { location: catalogueIds.closedPoint, open: false },
    ],
    zones: [
      { zone: deliveryZone, centre: '45.5,-75.75' },
      { zone: catalogueIds.closedZone, open: false },
    ],
  },
};

const mapped: ExpectedFields = { ...places, 'locations[].position': objectOrNull };

export const contactCases: readonly ContractCase<ContactScreenQuery>[] = [
  {
    name: 'returns every way to reach the market, and its places',
    given: [siteInformation({ contact, outlines }), somePlaces],
    data: {
      ...mapped,
      'market.outlines': rows(2),
      'market.outlines[0].kind': 'area',
      'market.outlines[0].name': 'Gatineau',
      'market.outlines[0].points': rows(6),
      'market.outlines[0].points[0]': 45.5,
      'market.outlines[1].kind': 'river',
      'market.outlines[1].name': null,
      'market.contact.email': contact.email,
      'market.contact.phone': contact.phone,
      'market.freeDeliveryAbove': FREE_DELIVERY_ABOVE_CENTS,
      'market.contact.address.line2': null,
      'market.contact.address.postal_code': 'J8X3G4',
      'market.contact.address.country': 'CA',
    },
  },
  {
    name: 'returns an e-mail address alone, in English',
    given: [siteInformation({ contact: { ...contact, phone: null, address: null } }), somePlaces],
    locale: 'en',
    data: { ...mapped, 'market.contact.phone': null },
  },
  {
    name: 'returns null for missing contact details',
    suite: 'conformance',
    given: [nothingSet, somePlaces],
    data: { ...mapped, 'market.contact': null },
  },
];

export const sellerNewCases: readonly ContractCase<SellerNewScreenQuery>[] = [
  {
    name: 'returns an e-mail address to write to, and what the operator tells producers',
    given: [siteInformation({ contact, pages: { producers } }), somePlaces],
    data: {
      ...written,
      'siteInformations.page.title': 'Vendre sous contrat',
      'siteInformations.page.sections[1].heading': 'Suite',
      'siteInformations.page.sections[1].link.text': 'Nous écrire',
      'market.contact.email': contact.email,
      locations: rows(1),
      'locations[0].nextSlot': present,
      shippingZones: rows(1),
      'shippingZones[0].nextSlot': present,
    },
  },
  {
    name: 'returns null for missing contact details',
    suite: 'conformance',
    given: [nothingSet, { name: 'places of the open week' }],
    data: { locations: [], shippingZones: [] },
  },
];

export const basketsCases: readonly ContractCase<BasketsScreenQuery>[] = [
  {
    name: 'returns two baskets in the market’s order',
    given: [basketsOffered, somePlaces],
    data: {
      locations: rows(1),
      'locations[0].nextSlot': present,
      shippingZones: rows(1),
      'shippingZones[0].nextSlot': present,
      baskets: rows(2),
      'baskets[0].id': catalogueIds.basket,
      'baskets[0].name': 'Panier sous contrat',
      'baskets[0].handlePrimary': 'panier-sous-contrat',
      'baskets[0].price': 3500,
      'baskets[0].comparedAtPrice': 4000,
      'baskets[0].deposit': 300,
      'baskets[0].description': 'Pour deux',
      'baskets[0].frequency': 'biweekly',
      'baskets[0].images': rows(1),
      'baskets[1].id': catalogueIds.secondBasket,
      'baskets[1].description': null,
      'baskets[1].price': 9900,
      'baskets[1].comparedAtPrice': null,
      'baskets[1].deposit': 0,
      'baskets[1].frequency': 'semiannual',
      'baskets[1].images': [],
    },
  },
  {
    name: 'returns two baskets in English, one of them not translated',
    given: [basketsOffered, somePlaces],
    locale: 'en',
    data: {
      ...places,
      baskets: rows(2),
      'baskets[0].name': 'Basket under contract',
      'baskets[1].name': 'Second panier',
    },
  },
  {
    name: 'returns no baskets when none is on offer',
    given: [{ name: 'baskets on offer' }, somePlaces],
    data: { ...places, baskets: [] },
  },
];
