import type { ImportText } from '../text/importTexts.ts';
import type { SiteSettings } from './catalogueFileStore.ts';
import type { FileProblem } from './fileProblem.ts';
import type { MarketPlan } from './planMarket.ts';
import type { Finding, PlannedRow } from './planRows.ts';

/** Whether the market has a picture with this path. */
export type HasPicture = (path: string) => boolean;

const missing = (path: string): ImportText => ({ key: 'import.no_picture', values: { path } });

/** The pictures that objects would newly show and that the market does not have. A stored path stays as it is. */
export function missingPictures(plan: Omit<MarketPlan, 'findings'>, hasPicture: HasPicture): Finding[] {
  const findingsOf = (planned: readonly PlannedRow<{ id: string }>[], column: 'images' | 'image') =>
    planned.flatMap(({ record, row, existing }) => {
      const before = new Map<string, unknown>(Object.entries(existing ?? {})).get(column);
      const stored = new Set([before].flat());
      return [row[column]]
        .flat()
        .filter((path) => typeof path === 'string' && !stored.has(path) && !hasPicture(path))
        .map((path) => ({ record, column, message: missing(String(path)) }));
    });
  return [
    ...findingsOf(plan.sellers, 'images'),
    ...findingsOf(plan.collections, 'image'),
    ...findingsOf(
      plan.products.map(({ product }) => product),
      'images',
    ),
    ...findingsOf(plan.baskets, 'images'),
  ];
}

/** The same of the market's information. */
export function missingSitePictures(
  { banner, identity }: Partial<SiteSettings>,
  stored: SiteSettings,
  hasPicture: HasPicture,
): FileProblem[] {
  const pictures = [
    { column: 'identity.logo', path: identity?.logo, before: stored.identity?.logo },
    ...(['desktopImage', 'mobileImage'] as const).map((image) => ({
      column: `banner.${image}.path`,
      path: banner?.[image]?.path,
      before: stored.banner?.[image]?.path,
    })),
  ];
  return pictures.flatMap(({ column, path, before }) =>
    path && path !== before && !hasPicture(path)
      ? [{ file: 'site.json', line: 1, column, message: missing(path) }]
      : [],
  );
}
