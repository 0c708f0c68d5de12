import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import type { DeskSellers_query$key } from '#generated/relay/DeskSellers_query.graphql.ts';
import { readTab, writeTab } from '../../shared/storage/tabStorage.ts';
import { Button } from '../../shared/ui/Button.tsx';
import styles from './DeskProducts.module.css';
import { DeskSeller } from './DeskSeller.tsx';

const fragment = graphql`
  fragment DeskSellers_query on Query @argumentDefinitions(words: { type: "String" }) {
    staff {
      sellers(words: $words) {
        id
        ...DeskSeller_seller
      }
    }
  }
`;

/** Producers of one press, as of products: each is a form of 500 px on a phone. */
const PAGE_SIZE = 20;

/** How many of a list are shown; Back and a reload show as many as before, so that the place on the page is the same. */
function useShownCount(): [count: number, more: () => void] {
  const { key } = useLocation();
  const name = `etal.desk-sellers.${key}`;
  const [count, setCount] = useState(() => Math.max(PAGE_SIZE, Number(readTab(name)) || 0));
  const more = () => {
    writeTab(name, String(count + PAGE_SIZE));
    setCount(count + PAGE_SIZE);
  };
  return [count, more];
}

/** Producers by name, each editable, 20 at a time. */
export function DeskSellers({ query }: { query: DeskSellers_query$key }) {
  const { t } = useTranslation();
  const sellers = useFragment(fragment, query).staff?.sellers ?? [];
  const [count, showMore] = useShownCount();
  const list = useRef<HTMLUListElement>(null);
  const [firstNew, setFirstNew] = useState<number | null>(null);
  // The button moves down or goes away: the keyboard continues at the first producer that it showed.
  useEffect(() => {
    if (firstNew !== null)
      (list.current?.children[firstNew] as HTMLElement | undefined)?.focus({ preventScroll: true });
  }, [firstNew]);
  return (
    <>
      <p role="status" className={styles.count}>
        {t('desk_sellers.found', { count: sellers.length })}
      </p>
      <ul ref={list} className={styles.products}>
        {sellers.slice(0, count).map((seller) => (
          <li key={seller.id} tabIndex={-1}>
            <DeskSeller seller={seller} />
          </li>
        ))}
      </ul>
      {sellers.length > count && (
        <Button
          variant="outlined"
          onClick={() => {
            setFirstNew(count);
            showMore();
          }}
        >
          {t('desk_sellers.more')}
        </Button>
      )}
    </>
  );
}
