/** What an operator's text may name as `{fee}`: values that the market decides, so that the text follows them. */
export const PAGE_VALUES = [
  'market',
  'email',
  'phone',
  'fee',
  'free_above',
  'membership',
  'lead',
  'gst',
  'pst',
  'taxes',
  'age',
  'open_day',
  'close',
  'closing_time',
  'after_closing',
  'after_close',
  'opt_out',
  'missing_day',
] as const;
export type PageValues = Record<(typeof PAGE_VALUES)[number], string>;

const NAMED = /\{([^{}]*)\}/g;
const isValue = (name: string): name is keyof PageValues => (PAGE_VALUES as readonly string[]).includes(name);

/** The names in a text that are none of the values. */
export const unknownValues = (text: string): string[] =>
  [...text.matchAll(NAMED)].map(([, name = '']) => name).filter((name) => !isValue(name));

/** A text with the values that it names. */
export const withValues = (text: string, values: PageValues): string =>
  text.replaceAll(NAMED, (whole, name: string) => (isValue(name) ? values[name] : whole));
