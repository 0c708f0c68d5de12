import { isSiteLink } from './siteLink.ts';

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
  'closing',
  'closing_at',
  'closing_time',
  'after_closing',
  'after_close',
  'opt_out',
  'missing_day',
  'drop_off',
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

/** Most sections of a text, and most links of a market. */
export const SECTIONS_MAX = 80;
export const LINKS_MAX = 12;
/** Longest name of a link, in characters: it stands at the foot of each page. */
export const LINK_NAME_MAX_LENGTH = 40;

/** HTML, and what Markdown would make a link, bold, a heading or code. */
const MARKUP = /<\/?[a-z!][^\s>]{0,20}>?|\[[^\][\n]+\]\([^)\n]*\)|\*\*(?=\S)|(?<!\w)__(?=\w)|^#{1,6}(?= )|```/im;

/** The first piece of markup in a text; pages would show it as it is typed. Null: there is none. */
export const markupIn = (text: string): string | null => MARKUP.exec(text)?.[0] ?? null;

/** Whether a link of the market may lead there: another site over https, without a password. */
export const isHttpsLink = (url: string): boolean => /^https:\/\//i.test(url) && isSiteLink(url);
