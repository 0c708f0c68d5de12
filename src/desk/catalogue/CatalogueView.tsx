import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useParams, useSearchParams } from 'react-router';
import { useCatalogueViewQuery } from '#generated/hooks/useCatalogueViewQuery.ts';
import CatalogueViewQueryNode, { type CatalogueViewQuery } from '#generated/relay/CatalogueViewQuery.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { browserLoader } from '../../shared/relay/route.ts';
import { focusHeading } from '../../shared/ui/focusHeading.ts';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { DeskHead, DeskParts } from '../frame/DeskLayout.tsx';
import { SELLERS_PART } from '../frame/deskViews.ts';
import { ListSearch } from '../frame/ListSearch.tsx';
import styles from './CatalogueView.module.css';
import { DeskProducts } from './DeskProducts.tsx';
import { DeskRecords } from './DeskRecords.tsx';
import { DeskSellers } from './DeskSellers.tsx';
import type { RecordKind } from './recordSections.ts';

/** The longest search at the desk (schema: Staff.products). */
const DESK_WORDS_MAX_LENGTH = 100;

/** The search words of the address. */
export const searchWordsOf = (search: string): string =>
  (new URLSearchParams(search).get('s') ?? '').slice(0, DESK_WORDS_MAX_LENGTH);

/** The parts of the catalogue by their words in the address, in each language. The first one is the address without a word. */
const PARTS = {
  products: { fr: 'produits', en: 'products' },
  sellers: SELLERS_PART,
  collections: { fr: 'categories', en: 'categories' },
  baskets: { fr: 'paniers', en: 'baskets' },
  locations: { fr: 'points', en: 'pickup' },
  zones: { fr: 'zones', en: 'zones' },
  grid: { fr: 'grille', en: 'grid' },
  files: { fr: 'fichiers', en: 'files' },
} as const satisfies Record<Part, Record<Locale, string>>;
type Part = RecordKind | 'grid' | 'files';
const partNames = Object.keys(PARTS) as Part[];
const findPart = (item: string | undefined): Part | undefined =>
  partNames.find((name) => item === PARTS[name].fr || item === PARTS[name].en);
export const hasItem = (item: string): boolean => findPart(item) !== undefined;

/** What an address shows of its part: products and producers as a list of their own, or objects as their file has them. */
function shownPart(item: string | undefined, search: string) {
  const params = new URLSearchParams(search);
  const part = findPart(item) ?? 'products';
  const form = part === 'grid' || ['new', 'edit', 'copy'].some((name) => params.has(name));
  const kind: RecordKind = part === 'grid' || part === 'files' ? 'products' : part;
  const key = params.get('edit') ?? params.get('copy');
  const products = part === 'products' && !form;
  const sellers = part === 'sellers' && !form;
  // No object has this key: a new one needs none.
  const wanted = form && part !== 'grid' ? (key ?? '.') : part === 'files' ? '.' : null;
  return {
    part,
    kind,
    form,
    products,
    sellers,
    records: !products && !sellers,
    key: wanted,
    seller: params.get('seller'),
  };
}

/** The objects of the address's part that match its words, or the one of its form. */
export const loader = browserLoader<CatalogueViewQuery>(CatalogueViewQueryNode, ({ item }, request) => {
  const { search } = new URL(request.url);
  const { part: _, ...shown } = shownPart(item, search);
  return { ...shown, words: searchWordsOf(search) || null };
});

graphql`
  query CatalogueViewQuery(
    $words: String
    $products: Boolean!
    $sellers: Boolean!
    $records: Boolean!
    $form: Boolean!
    $kind: CatalogueKind!
    $key: String
    $seller: String
  ) {
    ...DeskProducts_query @arguments(words: $words) @include(if: $products) @alias(as: "products")
    ...DeskSellers_query @arguments(words: $words) @include(if: $sellers) @alias(as: "sellers")
    ...DeskRecords_query
      @arguments(kind: $kind, key: $key, words: $words, seller: $seller, form: $form, savings: $records)
      @include(if: $records)
      @alias(as: "records")
  }
`;

/** One field for both parts: a producer is found by name and town. */
function DeskSearch({ label }: { label: string }) {
  const [params, setParams] = useSearchParams();
  return (
    <search className={styles.search}>
      <ListSearch
        label={label}
        words={searchWordsOf(params.toString())}
        maxLength={DESK_WORDS_MAX_LENGTH}
        onSearch={(words) =>
          setParams(
            (before) => {
              const seller = before.get('seller');
              return { ...(words !== '' && { s: words }), ...(seller !== null && { seller }) };
            },
            { preventScrollReset: true, replace: true },
          )
        }
      />
    </search>
  );
}

/** A list and its forms are one page to the router: the heading receives the focus, which the pressed link has lost. */
function useFormFocus(params: URLSearchParams): void {
  const form = ['new', 'edit', 'copy'].find((name) => params.has(name)) ?? '';
  const shown = form && `${form} ${params.get(form)}`;
  const before = useRef(shown);
  useEffect(() => {
    // A form that was saved for the first time goes on at the address of what it made.
    const isSaved = /^(?:new|copy)/.test(before.current) && shown.startsWith('edit');
    const isOther = before.current !== shown;
    before.current = shown;
    if (isOther && !isSaved) focusHeading();
  }, [shown]);
}

/** The parts of the catalogue, each found by words; products and producers are also edited in their list. */
export function CatalogueView({ reference }: { reference: PreloadedQuery<CatalogueViewQuery> }) {
  const query = useCatalogueViewQuery(reference);
  const { t } = useTranslation();
  const address = useDeskAddress();
  const locale = useLocale();
  const [params] = useSearchParams();
  useFormFocus(params);
  const { part, kind, form, products, sellers } = shownPart(useParams()['item'], params.toString());
  const pathOf = (name: Part) =>
    name === 'products' ? address('catalogue') : address('catalogue', PARTS[name][locale]);
  const title = part === 'products' ? t('desk.views.catalogue') : t(`desk_records.parts.${part}`);
  return (
    <>
      <DeskHead title={title} under={t(`desk_records.under.${part}`)} />
      <DeskParts label={t('desk_records.parts_of')}>
        {partNames.map((name) => (
          <TextLink key={name} standalone href={pathOf(name)} aria-current={name === part ? 'page' : undefined}>
            {t(`desk_records.parts.${name}`)}
          </TextLink>
        ))}
      </DeskParts>
      {(!form || part === 'grid') && part !== 'files' && (
        <DeskSearch key={title} label={t(`desk_records.search.${part}`)} />
      )}
      {(products || sellers) && (
        <p>
          <TextLink standalone href={`${pathOf(part)}?new=1`}>
            {t(`desk_records.new.${kind}`)}
          </TextLink>
        </p>
      )}
      {query.sellers && <DeskSellers query={query.sellers} />}
      {query.products && <DeskProducts query={query.products} />}
      {query.records && <DeskRecords kind={kind} part={part} path={pathOf(part)} query={query.records} />}
    </>
  );
}
