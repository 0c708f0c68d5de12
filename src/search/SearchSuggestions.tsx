import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import type { SearchSuggestions_search$key } from '#generated/relay/SearchSuggestions_search.graphql.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { clockCounterClockwiseIcon, magnifyingGlassIcon } from '../shared/ui/icons.ts';
import { plain } from './highlightParts.ts';
import { rememberTerm, useRecentTerms } from './recentTerms.ts';
import { searchHref } from './searchAddress.ts';
import styles from './SearchSuggestions.module.css';
import { SuggestedCollection, SuggestedProduct, SuggestedSeller } from './SuggestedThings.tsx';
import { Option, SuggestionList } from './SuggestionOption.tsx';
import { useSuggestions } from './useSuggestions.ts';

const fragment = graphql`
  fragment SearchSuggestions_search on SearchConnection {
    count
    namedCollections {
      id
      ...SuggestedCollection_collection
    }
    namedSellers {
      id
      ...SuggestedSeller_seller
    }
    edges {
      node {
        id
        ...SuggestedProduct_product
      }
    }
  }
`;

/** The most recent searches shown: without words, and beside the market's suggestions. */
const MOST_RECENT = { alone: 5, beside: 2 } as const;

export type SuggestionsProps = {
  /** The list's id, for the box's aria-controls. */
  id: string;
  words: string;
  /** Registers the list's key handler while it is shown: returns true if it handled the key. */
  onKeys: (press: ((event: KeyboardEvent) => boolean) | null) => void;
  /** The active option, and whether there is any to choose. */
  onChange: (active: string | null, isOpen: boolean) => void;
  onClose: () => void;
};

/** The next option's id in a direction; past the ends nothing is active, then the other end. */
function neighbour(options: readonly HTMLElement[], active: string | null, step: 1 | -1): string | null {
  const places = [null, ...options.map(({ id }) => id)];
  const at = places.indexOf(active);
  return places[(at + step + places.length) % places.length] ?? null;
}

/** Suggestions while typing (ARIA combobox): recent searches, categories, producers and products. */
export function SearchSuggestions({ id, words, onKeys, onChange, onClose }: SuggestionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const path = useAddress()('search');
  const answer = useFragment<SearchSuggestions_search$key>(fragment, useSuggestions(words));
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ id: string | null; words: string; answer: unknown } | null>(null);
  // Other words or another answer make another list, without an active option.
  const active = chosen?.words === words && chosen.answer === answer ? chosen.id : null;
  const isBlank = words.trim() === '';
  const begins = (term: string) => plain(term).startsWith(plain(words.trim())) && term !== words.trim();
  const recent = useRecentTerms()
    .filter((term) => isBlank || begins(term))
    .slice(0, isBlank ? MOST_RECENT.alone : MOST_RECENT.beside);
  const { namedCollections = [], namedSellers = [], edges = [], count = 0 } = (isBlank ? null : answer) ?? {};
  const isOpen = recent.length + namedCollections.length + namedSellers.length + edges.length > 0;
  const choose = (href: string) => {
    if (!isBlank) rememberTerm(words);
    onClose();
    void navigate(href);
  };
  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  useLayoutEffect(() => {
    onKeys((event) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const next = neighbour(options(), active, event.key === 'ArrowDown' ? 1 : -1);
        setChosen({ id: next, words, answer });
        if (next) document.getElementById(next)?.scrollIntoView({ block: 'nearest' });
        return isOpen;
      }
      const chosen = options().find((option) => option.id === active);
      if (event.key !== 'Enter' || !chosen) return false;
      choose(chosen.dataset['href'] ?? path);
      return true;
    });
    return () => onKeys(null);
  });
  // Before the paint: the box must never name another option than the list shows.
  useLayoutEffect(() => onChange(isOpen ? active : null, isOpen), [active, isOpen, onChange]);
  useLayoutEffect(() => () => onChange(null, false), [onChange]);
  if (!isOpen) return null;
  return (
    <SuggestionList value={{ active, choose }}>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={t('search.suggestions')}
        className={styles.list}
        // A press must not move focus from the box.
        onMouseDown={(event) => event.preventDefault()}
      >
        {recent.length > 0 && (
          <Group title={t('search.recent')}>
            {recent.map((term, place) => (
              <Option key={term} id={`${id}-term-${place}`} href={searchHref(path, term)}>
                <Icon of={clockCounterClockwiseIcon} className={styles.sign} />
                <span className={styles.name}>{term}</span>
              </Option>
            ))}
          </Group>
        )}
        {namedCollections.length > 0 && (
          <Group title={t('search.categories')}>
            {namedCollections.map((collection) => (
              <SuggestedCollection key={collection.id} id={`${id}-${collection.id}`} collection={collection} />
            ))}
          </Group>
        )}
        {namedSellers.length > 0 && (
          <Group title={t('search.sellers')}>
            {namedSellers.map((seller) => (
              <SuggestedSeller key={seller.id} id={`${id}-${seller.id}`} seller={seller} />
            ))}
          </Group>
        )}
        {edges.length > 0 && (
          <Group title={t('search.products')}>
            {edges.map(({ node }) => (
              <SuggestedProduct key={node.id} id={`${id}-${node.id}`} product={node} />
            ))}
            {count > edges.length && (
              <Option id={`${id}-all`} href={searchHref(path, words)}>
                <Icon of={magnifyingGlassIcon} className={styles.sign} />
                <span className={styles.name}>{t('search.see_all', { count })}</span>
              </Option>
            )}
          </Group>
        )}
      </div>
    </SuggestionList>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading}>
      <div id={heading} className={styles.heading}>
        {title}
      </div>
      {children}
    </div>
  );
}
