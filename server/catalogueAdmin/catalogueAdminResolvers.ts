import { usualClosing, weekStarting } from '#rules/period.ts';
import type { WeekPlan } from '#rules/weekPlan.ts';
import { productPage } from '../catalogue/catalogueLists.ts';
import { deskProductList, deskSellerList } from '../catalogue/deskProductList.ts';
import { placeId } from '../fulfilment/places.ts';
import { keyOf, requireKey } from '../graphql/globalId.ts';
import type { RootResolvers, StaffResolvers, TypeResolvers } from '../graphql/required.ts';
import { textValues } from '../siteInformation/siteInformationService.ts';
import { bilingual, textIn, textOrNull } from '../text/bilingualText.ts';

type CatalogueAdminResolvers = {
  Mutation: RootResolvers<
    'Mutation',
    | 'saveProduct'
    | 'saveSeller'
    | 'saveSiteInformations'
    | 'saveWeek'
    | 'saveWeekPlan'
    | 'saveMarketTime'
    | 'confirmMarketTerms'
    | 'confirmMarketRules'
    | 'adjustStock'
    | 'saveCatalogueRecords'
    | 'undoCatalogueSaving'
  >;
  CatalogueSaving: TypeResolvers<'CatalogueSaving'>;
  CatalogueChange: TypeResolvers<'CatalogueChange'>;
  CalendarWeek: TypeResolvers<'CalendarWeek'>;
  WeekPlan: TypeResolvers<'WeekPlan'>;
  PlannedPlace: TypeResolvers<'PlannedPlace'>;
  ServingPlace: TypeResolvers<'ServingPlace'>;
  Staff: StaffResolvers<
    | 'products'
    | 'product'
    | 'sellers'
    | 'seller'
    | 'vacationPreview'
    | 'siteInformations'
    | 'marketTerms'
    | 'termsAgreement'
    | 'marketRules'
    | 'calendar'
    | 'weekPlans'
    | 'goodsDays'
    | 'marketTime'
    | 'siteVersions'
    | 'siteVersion'
    | 'textValues'
    | 'pictures'
    | 'catalogueRecords'
    | 'catalogueSavings'
  >;
};

/** Changes that a saving shows. */
const SHOWN = 50;

export const catalogueAdminResolvers = {
  Mutation: {
    saveProduct: (_, { id, version, input }, context) =>
      context.services.catalogueAdmin.saveProduct(context, requireKey(id, 'Product'), version, input),
    saveSeller: (_, { id, version, input }, context) =>
      context.services.catalogueAdmin.saveSeller(context, requireKey(id, 'Seller'), version, input),
    saveSiteInformations: (_, { version, input, halted }, context) =>
      context.services.catalogueAdmin.saveSiteInformations(context, version, input, halted ?? null),
    saveWeek: (_, { period, version, input }, context) =>
      context.services.catalogueAdmin.saveWeek(context, requireKey(period, 'Period'), { version, ...input }),
    saveWeekPlan: (_, { from, version, input }, context) =>
      context.services.catalogueAdmin.saveWeekPlan(context, {
        version,
        from: requireKey(from, 'Period'),
        plan: (input ?? null) as WeekPlan | null,
      }),
    async confirmMarketTerms(_, { terms }, context) {
      await context.services.catalogueAdmin.confirmMarketTerms(context, terms);
      return context.services.desk.staff(context.visitor);
    },
    async confirmMarketRules(_, { rules }, context) {
      await context.services.catalogueAdmin.confirmMarketRules(context, rules);
      return context.services.desk.staff(context.visitor);
    },
    saveMarketTime: (_, { version, input }, context) =>
      context.services.catalogueAdmin.saveMarketTime(context, { version, ...input }),
    adjustStock: (_, { variant, ...change }, context) =>
      context.services.catalogueAdmin.adjustStock(context, requireKey(variant, 'Variant'), change),
    saveCatalogueRecords: async (_, { kind, ...input }, context) => ({
      saving: await context.services.catalogueAdmin.saveCatalogueRecords(context, kind, input),
    }),
    undoCatalogueSaving: (_, { number }, context) =>
      context.services.catalogueAdmin.undoCatalogueSaving(context, number),
  },
  CatalogueSaving: {
    count: ({ shown }) => shown.length,
    changes: ({ shown }) => shown.slice(0, SHOWN),
    undoneAt: ({ undone_at: at }) => at,
  },
  CatalogueChange: {
    name: ({ key, names }, _, { locale }) => (names ? textIn(names.object, locale) : key),
    before: ({ before, names }, _, { locale }) => (names?.before ? textIn(names.before, locale) : before),
    after: ({ after, names }, _, { locale }) => (names?.after ? textIn(names.after, locale) : after),
  },
  CalendarWeek: {
    note: ({ note }) => note && bilingual(note),
    usualClosing: async ({ period }, _, { services }) =>
      usualClosing(period.startDate, await services.fulfilment.calendar()),
  },
  WeekPlan: { from: ({ from }) => (from === null ? null : weekStarting(from)) },
  PlannedPlace: {
    place: ({ place }) => placeId(place),
    name: ({ place }, _, { locale }) => textIn(place.name, locale),
    storageOnly: ({ place }) => 'storageOnly' in place && place.storageOnly,
    delivery: ({ place }) => 'prefixes' in place,
  },
  ServingPlace: { name: ({ name }, _, { locale }) => textIn(name, locale) },
  Staff: {
    // Read now, since after a refusal the reader needs what others have saved, on whichever server.
    products: async (_staff, args, context) =>
      productPage(deskProductList(await context.services.catalogue.fresh(), args, context), args),
    product: async (_staff, { id }, { services }) =>
      (await services.catalogue.fresh()).products.get(keyOf(id, 'Product') ?? '') ?? null,
    sellers: async (_staff, { words }, { services }) => deskSellerList(await services.catalogue.fresh(), words),
    seller: async (_staff, { id }, { services }) =>
      (await services.catalogue.fresh()).sellers.get(keyOf(id, 'Seller') ?? '') ?? null,
    siteInformations: (_staff, _args, { services }) => services.catalogueAdmin.siteInformations(),
    marketTerms: async (_staff, _args, { services }) => {
      const { gstRates, pstRates, ...terms } = (await services.catalogue.fresh()).terms;
      return { ...terms, gstRates: [...gstRates], pstRates: [...pstRates] };
    },
    termsAgreement: (_staff, _args, { services }) => services.catalogueAdmin.termsAgreement(),
    marketRules: (_staff, _args, { services, now }) => services.catalogueAdmin.marketRules(now),
    calendar: (_staff, _args, { services, now }) => services.catalogueAdmin.plannedWeeks(now),
    weekPlans: (_staff, _args, { services, now }) => services.catalogueAdmin.weekPlans(now),
    goodsDays: async (_staff, _args, { services }) =>
      services.catalogueAdmin.goodsDays(await services.catalogueAdmin.siteInformations()),
    marketTime: (_staff, _args, { services }) => services.catalogueAdmin.marketTime(),
    textValues: async (_staff, _args, { services, now }) => {
      const settings = await services.catalogueAdmin.siteInformations();
      return textValues({ settings, now, ...(await services.siteInformation.decisions()) });
    },
    siteVersions: (_staff, _args, { services }) => services.siteInformation.versions(),
    siteVersion: async (_staff, { version: wanted }, { services }) =>
      (await services.siteInformation.versions()).find(({ version }) => version === wanted) ?? null,
    pictures: async (_staff, { words }, { services, locale }) =>
      (await services.catalogueAdmin.pictures(words)).map(({ path, name }) => ({
        path,
        alt: textOrNull(name, locale),
        altTexts: null,
      })),
    catalogueRecords: (_staff, { kind, ...wanted }, { services }) =>
      services.catalogueAdmin.catalogueRecords(kind, wanted),
    catalogueSavings: (_staff, _args, { services }) => services.catalogueAdmin.catalogueSavings(),
    vacationPreview: (_staff, { seller }, { services }) =>
      services.catalogueAdmin.vacationPreview(keyOf(seller, 'Seller') ?? ''),
  },
} satisfies CatalogueAdminResolvers;
