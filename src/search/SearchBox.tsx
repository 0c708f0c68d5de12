import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import { setSearchTerm, useInterfaceState } from '../shared/relay/interfaceState.ts';
import { usePathNow } from '../shared/routing/routerState.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { magnifyingGlassIcon, xCircleFillIcon } from '../shared/ui/icons.ts';
import type { Placeholders } from '../shared/ui/retriableLazy.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import { SEARCH_MAX_LENGTH, searchHref, wordsOfQuery } from './searchAddress.ts';
import styles from './SearchBox.module.css';
import type { SuggestionsProps } from './SearchSuggestions.tsx';
import { useFocusByTab } from './useFocusByTab.ts';

/** ms without a key before typed words are searched. */
const DEBOUNCE_MS = 300;
const never = () => () => {};

/**
 * The search box of every page (F-080): focus opens the search, typing keeps the words as typed and puts them into the
 * address, replacing the previous ones, so that Back leaves the search. Without scripts a form. Below 1024 px only its
 * icon is shown, until it is used. `suggestions`: the part with suggestions, loaded on first use.
 */
export function SearchBox({
  suggestions: Suggestions,
}: {
  suggestions?: ComponentType<SuggestionsProps & Placeholders>;
}) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { searchTerm } = useInterfaceState('searchTerm');
  const path = useAddress()('search');
  const pathNow = usePathNow();
  const here = pathname === path;
  const query = here ? wordsOfQuery(search) : '';
  // Immediately, unlike useHydrated: text typed right after hydration would be removed.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const value = isHydrated ? searchTerm : query;
  const input = useRef<HTMLInputElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHere = useRef(here);
  const byTab = useFocusByTab();
  const listId = useId();
  const keys = useRef<((event: KeyboardEvent) => boolean) | null>(null);
  const [isOffered, setOffered] = useState(false);
  const [list, setList] = useState<{ active: string | null; isOpen: boolean }>({ active: null, isOpen: false });
  const noteKeys = useCallback((press: typeof keys.current) => void (keys.current = press), []);
  const noteList = useCallback((active: string | null, isOpen: boolean) => setList({ active, isOpen }), []);
  const close = useCallback(() => setOffered(false), []);

  const rest = () => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
  };
  const go = (words: string) => {
    rest();
    void navigate(searchHref(path, words), { replace: isHere.current, preventScrollReset: true });
  };
  const type = (words: string) => {
    rest();
    setOffered(true);
    setSearchTerm(environment, words);
    // The search's own page may still be coming: the box opens it as it is entered.
    waiting.current = setTimeout(() => [pathname, path].includes(pathNow()) && go(words), DEBOUNCE_MS);
  };

  useLayoutEffect(() => {
    isHere.current = here;
    if (!here) rest();
  }, [here, pathname]);
  // The box follows the address, except for what is being typed.
  useLayoutEffect(() => {
    if (waiting.current === undefined) setSearchTerm(environment, query);
  }, [query, environment]);
  useEffect(() => rest, []);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isOwn = event.key === 'Escape' ? list.isOpen : keys.current?.(event) === true;
    if (isOwn) event.preventDefault();
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') setOffered(true);
  };
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    input.current?.focus();
  };
  return (
    <>
      <form
        role="search"
        action={path}
        className={styles.form}
        data-here={here || undefined}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) close();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          close();
          go(value);
          void import('./recentTerms.ts').then(({ rememberTerm }) => rememberTerm(value));
        }}
      >
        <Icon of={magnifyingGlassIcon} size={22} className={styles.sign} />
        <input
          ref={input}
          type="search"
          name="s"
          className={styles.input}
          aria-label={t('shell.search')}
          placeholder={t('shell.search_hint')}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="search"
          value={value}
          {...(Suggestions &&
            isHydrated && {
              role: 'combobox',
              'aria-autocomplete': 'list' as const,
              'aria-expanded': list.isOpen,
              'aria-controls': list.isOpen ? listId : undefined,
              'aria-activedescendant': list.active ?? undefined,
            })}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onFocus={() => {
            // The search page lists recent searches itself: here they are shown only to who passes by keyboard.
            if (byTab()) setOffered(value === '');
            else if (!here) void navigate(path);
          }}
        />
        {value !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('shell.search_clear')}
            onClick={() => {
              setSearchTerm(environment, '');
              go('');
              input.current?.focus();
            }}
          >
            <Icon of={xCircleFillIcon} size={22} />
          </button>
        )}
        {Suggestions && isOffered && (
          <Suggestions
            id={listId}
            words={value}
            onKeys={noteKeys}
            onChange={noteList}
            onClose={close}
            failure={() => null}
          />
        )}
      </form>
      {/* For sight and touch: everybody else has the box itself beside it. */}
      <UiLink href={path} className={styles.opener} aria-hidden="true" tabIndex={-1} onClick={open}>
        <Icon of={magnifyingGlassIcon} size={24} />
      </UiLink>
    </>
  );
}
