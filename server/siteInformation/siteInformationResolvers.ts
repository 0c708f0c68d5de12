import { bilingual, textOrNull } from '../bilingualText.ts';
import type { BannerRow } from '../database/tables.ts';
import type { Locale } from '../graphql/context.ts';
import type { RootResolvers, TypeResolvers } from '../graphql/required.ts';

function imageIn(image: BannerRow['desktopImage'], locale: Locale) {
  return image === null ? null : { path: image.path, alt: textOrNull(image.alt, locale) };
}

const Query: RootResolvers<'Query', 'siteInformations' | 'market'> = {
  siteInformations: async (_, _args, { services }) => ({ banner: (await services.siteInformation.settings()).banner }),
  market: async (_, _args, { services }) => ({ maintenance: await services.siteInformation.maintenance() }),
};

const Banner: TypeResolvers<'Banner'> = {
  title: ({ title }) => bilingual(title),
  description: ({ description }) => (description === null ? null : bilingual(description)),
  desktopImage: ({ desktopImage }, _, { locale }) => imageIn(desktopImage, locale),
  mobileImage: ({ mobileImage }, _, { locale }) => imageIn(mobileImage, locale),
};

const Action: TypeResolvers<'Action'> = { text: ({ text }) => bilingual(text) };

export const siteInformationResolvers = { Query, Banner, Action };
