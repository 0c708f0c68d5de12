import type { Locale } from './constants.ts';
import type { Cents } from './money.ts';
import { formatTaxRate } from './numbers.ts';
import { dollarsText, spreadsheetText } from './spreadsheetText.ts';

/** Columns of a producer's file, as docs/accounting.md describes them. */
const COLUMNS: Readonly<Record<Locale, readonly string[]>> = {
  fr: [
    'producteur',
    'produit',
    'format',
    'prix',
    'commission_pct',
    'unites_vendu',
    'unites_manquant',
    'unites_repris',
    'unites_semaines_avant',
    'unites_remplace',
    'montant',
  ],
  en: [
    'producer',
    'product',
    'variant',
    'price',
    'commission_pct',
    'units_sold',
    'units_missing',
    'units_returned',
    'units_earlier_weeks',
    'units_replaced',
    'amount',
  ],
};

/** Goods of one price and commission on a statement, in the reader's language. commission: in thousandths of a percent. */
type FileItem = { readonly productName: string; readonly variantName: string } & {
  readonly [Field in 'price' | 'amount']: Cents;
} & { readonly [Field in 'commission' | 'sold' | 'missing' | 'returned' | 'earlier' | 'replaced']: number };

/** A producer's statement as a spreadsheet: a row for each of their goods, price and commission. */
export function statementFile(locale: Locale, { name, items }: { name: string; items: readonly FileItem[] }): string {
  const rows = items.map((item) => [
    name,
    item.productName,
    item.variantName,
    dollarsText(item.price, locale),
    formatTaxRate(item.commission, locale),
    item.sold,
    item.missing,
    item.returned,
    item.earlier,
    item.replaced,
    dollarsText(item.amount, locale),
  ]);
  return spreadsheetText(locale, [COLUMNS[locale], ...rows]);
}
