import { isDeepStrictEqual } from 'node:util';
import type { ImageAlts } from '../database/pictureTables.ts';
import type { ImportText } from '../text/importTexts.ts';
import type { Row } from './catalogueFileStore.ts';
import type { MarketPlan } from './planMarket.ts';
import { rowAfterwards, type Finding, type PlannedRow } from './planRows.ts';

/*
 * Cells that another column leaves without effect: a stock that is not counted, an English text without its French one. What a file
 * changes of one is an error of its line, so that nothing is typed in vain (ADR 189). What is stored already is no error.
 */

/** The value that a file gives a field, if it is another than the stored one, or than `none` of a new row. */
function changedValue({ row, existing }: PlannedRow<{ id: string }>, field: string, none: unknown): unknown {
  const before = existing ? new Map<string, unknown>(Object.entries(existing)).get(field) : none;
  const value = row[field];
  return value === undefined || isDeepStrictEqual(value, none) || isDeepStrictEqual(value, before) ? undefined : value;
}

type Rule<Stored extends { id: string }> = {
  column: string;
  field: keyof Stored & string;
  /** The value that says nothing. */
  none: unknown;
  hasEffect: (afterwards: Stored) => boolean;
  message: ImportText;
};

const idle = <Stored extends { id: string }>(
  planned: readonly PlannedRow<Stored>[],
  rules: readonly Rule<Stored>[],
): Finding[] =>
  planned.flatMap((plan) =>
    rules.flatMap(({ column, field, none, hasEffect, message }) =>
      changedValue(plan, field, none) === undefined || hasEffect(rowAfterwards(plan))
        ? []
        : [{ record: plan.record, column, message }],
    ),
  );

/** An English text without its French one would never be shown. */
const english = <Part extends string>(part: Part) => ({
  column: `${part}_en`,
  field: `${part}_secondary` as const,
  none: null,
  hasEffect: (row: Readonly<Record<`${Part}_primary`, string | null>>) => Boolean(row[`${part}_primary`]),
  message: { key: 'import.needs_french', values: { column: `${part}_fr` } } as const,
});

const stock: readonly Rule<Row<'variant'>>[] = [
  {
    column: 'stock',
    field: 'stock',
    none: 0,
    hasEffect: ({ track_stock }) => track_stock,
    message: { key: 'import.not_counted' },
  },
  {
    column: 'stored_stock',
    field: 'stock_mdo',
    none: 0,
    hasEffect: ({ stored }) => stored,
    message: { key: 'import.not_stored' },
  },
];

const product: readonly Rule<Row<'product'>>[] = [
  {
    column: 'tax_kind',
    field: 'tax_kind',
    none: 'both',
    hasEffect: ({ taxable }) => taxable,
    message: { key: 'import.not_taxed' },
  },
  {
    column: 'rating',
    field: 'avg_rating',
    none: null,
    hasEffect: ({ nb_rating }) => nb_rating > 0,
    message: { key: 'import.rating_votes' },
  },
  {
    column: 'votes',
    field: 'nb_rating',
    none: 0,
    hasEffect: ({ avg_rating }) => avg_rating !== null,
    message: { key: 'import.rating_votes' },
  },
  english('ingredients'),
];

/** What a picture shows is of one that the object has; in English, of one whose French text is there. */
function idleAlts(planned: readonly PlannedRow<Row<'seller' | 'product'>>[]): Finding[] {
  return planned.flatMap((plan) => {
    const { images, image_alts_primary: french } = rowAfterwards(plan);
    return (['fr', 'en'] as const).flatMap((language): Finding[] => {
      const field = language === 'fr' ? 'image_alts_primary' : 'image_alts_secondary';
      const alts = (changedValue(plan, field, null) ?? {}) as ImageAlts;
      const before = plan.existing?.[field] ?? {};
      const added = Object.keys(alts).filter((path) => alts[path] !== before[path]);
      const column = `image_alts_${language}`;
      const foreign = added.find((path) => !images.includes(path));
      const alone = language === 'en' ? added.find((path) => !french?.[path]) : undefined;
      if (foreign !== undefined)
        return [{ record: plan.record, column, message: { key: 'import.alt_picture', values: { path: foreign } } }];
      return alone === undefined
        ? []
        : [
            {
              record: plan.record,
              column,
              message: { key: 'import.needs_french', values: { column: 'image_alts_fr' } },
            },
          ];
    });
  });
}

/** The changed cells that have no effect in the resulting market. */
export function idleCells(plan: Pick<MarketPlan, 'sellers' | 'collections' | 'products'>): Finding[] {
  const products = plan.products.map(({ product: row }) => row);
  return [
    ...idle(plan.sellers, [english('trade')]),
    ...idle(plan.collections, [english('line')]),
    ...idle(products, product),
    ...idle(
      plan.products.flatMap(({ variants }) => variants),
      stock,
    ),
    ...idleAlts([...plan.sellers, ...products]),
  ];
}

/** A variant's values without counts of what is not counted: what an export says of it, and what an import leaves as it is. */
export const withoutIdleStock = <Values extends Readonly<Record<string, unknown>>>(values: Values): Values => ({
  ...values,
  ...(values['track_stock'] === false && { stock: 0 }),
  ...(values['stored'] === false && { stored_stock: 0 }),
});
