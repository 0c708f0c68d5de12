import {
  Activity,
  Fragment,
  use,
  useEffect,
  useInsertionEffect,
  useState,
  type ContextType,
  type ReactNode,
} from 'react';
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
  createPath,
  useOutlet,
} from 'react-router';
import { addresses } from '#rules/addresses.ts';
import { useIsExpress } from '../cart/visitorCart.ts';
import styles from './KeptPages.module.css';
import { pageIdentity } from './scrollKey.ts';
import { usePageContext } from './usePageContext.ts';

/** Lists that stay when they are left, so that Back and links show them at once, as they were. */
const MOST_KEPT = 3;

type Place = ContextType<typeof LocationContext>;
type Page = {
  key: string;
  identity: string;
  place: Place;
  data: unknown;
  content: ReactNode;
  isList: boolean;
  express: boolean;
  /** The document's, when it was left. */
  title?: string;
};

function keepLayout(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-kept] > *')) part.style.removeProperty('display');
}

/**
 * The current page, and hidden behind it the lists that the reader may return to. A list sees the router as it was when it was
 * opened: it renders again for data or an address of its own, and not while another page loads. It is shown again even without network:
 * as it was left, and once that is painted its effects run again, which are a thousand for two dozen cards.
 */
export function KeptPages() {
  const outlet = useOutlet();
  const place = use(LocationContext);
  const data = use(DataContext);
  const { page } = usePageContext();
  const express = useIsExpress();
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [resting, setResting] = useState<Page | null>(null);
  const [shown, ...others] = pages;
  let next = pages;
  if (shown?.place !== place || shown.data !== data) {
    const { key, pathname } = place.location;
    const identity = pageIdentity(pathname);
    const isSame = shown?.identity === identity;
    const left = isSame || !shown?.isList ? others : [{ ...shown, title: document.title }, ...others];
    // Back means the list of that visit; a link any that is there for its address.
    const isMeant =
      place.navigationType === 'POP'
        ? (other: Page) => other.place.location.key === key
        : (other: Page) => createPath(other.place.location) === createPath(place.location);
    const found = isSame ? undefined : left.find((other) => isMeant(other) && other.express === express);
    const opened: Page = {
      key: isSame ? shown.key : key,
      identity,
      isList: page !== null && addresses[page].scroll === 'kept',
      content: (
        <LocationContext value={place}>
          <DataContext value={data}>{outlet}</DataContext>
        </LocationContext>
      ),
      ...found,
      place,
      data,
      express,
    };
    next = [opened, ...left.filter((other) => other.key !== opened.key).slice(0, MOST_KEPT)];
    setPages(next);
    if (!isSame) setResting(found ?? null);
  }
  // React hides what an Activity holds by `display: none`, which discards its layout; the wrapper hides it and keeps that. It does so
  // again whenever something in a hidden list is updated.
  useInsertionEffect(keepLayout, [pages]);
  useEffect(() => {
    if (resting) requestAnimationFrame(() => setTimeout(setResting, 0, null));
    const observer = new MutationObserver(keepLayout);
    observer.observe(document.body, { subtree: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [resting]);
  return next.map(({ key, isList, content }, index) =>
    isList ? (
      <div key={key} data-kept={index > 0 ? 'hidden' : resting ? 'shown' : undefined} className={styles.list}>
        {index === 0 && resting && <title>{resting.title}</title>}
        <Activity mode={index === 0 && !resting ? 'visible' : 'hidden'}>{content}</Activity>
      </div>
    ) : (
      <Fragment key={key}>{content}</Fragment>
    ),
  );
}
