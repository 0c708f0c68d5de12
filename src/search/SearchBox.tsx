import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import { setSearchTerm, useInterfaceState } from '../shared/relay/interfaceState.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { magnifyingGlassIcon, xCircleFillIcon } from '../shared/ui/iconsSearch.ts';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './SearchBox.module.css';
import { SEARCH_MAX_LENGTH, searchHref, wordsOfQuery } from './searchAddress.ts';
import { useFocusByTab } from './useFocusByTab.ts';

/** ms without a key before what was typed is searched. */
const DEBOUNCE_MS = 300;
const never = () => () => {};

/**
 * The search box of every page (F-080): focus moves to the search, typing keeps the words as typed and puts them into the
 * address, in the place of those before, so that Back leaves the search. Without scripts a form. Below 1024 px only its
 * sign is drawn, until it is used.
 */
export function SearchBox() {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { searchTerm } = useInterfaceState();
  const path = useAddress()('search');
  const here = pathname === path;
  const asked = here ? wordsOfQuery(search) : '';
  // At once, unlike useHydrated: what is typed right after hydration would be taken out again.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const value = isHydrated ? searchTerm : asked;
  const input = useRef<HTMLInputElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHere = useRef(here);
  const byTab = useFocusByTab();

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
    setSearchTerm(environment, words);
    waiting.current = setTimeout(go, DEBOUNCE_MS, words);
  };

  useLayoutEffect(() => {
    isHere.current = here;
    if (!here) rest();
  }, [here, pathname]);
  // What the address says is what the box says, but for what is being typed.
  useLayoutEffect(() => {
    if (waiting.current === undefined) setSearchTerm(environment, asked);
  }, [asked, environment]);
  useEffect(() => rest, []);

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
        onSubmit={(event) => {
          event.preventDefault();
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
          onChange={(event) => type(event.target.value)}
          onFocus={() => {
            if (!here && !byTab()) void navigate(path);
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
      </form>
      {/* For the eye and the thumb: the box itself is beside it for everybody else. */}
      <UiLink href={path} className={styles.opener} aria-hidden="true" tabIndex={-1} onClick={open}>
        <Icon of={magnifyingGlassIcon} size={24} />
      </UiLink>
    </>
  );
}
