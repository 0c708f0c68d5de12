import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import type { SidebarLinks_query$key } from '#generated/relay/SidebarLinks_query.graphql.ts';
import type { PageName } from '#rules/addresses.ts';
import { formatCount } from '#rules/numbers.ts';
import { useIsExpress } from '../cart/visitorCart.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import {
  arrowsClockwiseIcon,
  caretDownIcon,
  carrotFillIcon,
  carrotIcon,
  heartFillIcon,
  heartIcon,
  mapPinFillIcon,
  mapPinIcon,
  questionIcon,
  receiptFillIcon,
  receiptIcon,
  sparkleFillIcon,
  sparkleIcon,
  storefrontFillIcon,
  storefrontIcon,
  tagFillIcon,
  tagIcon,
  userFillIcon,
  userIcon,
} from '../shared/ui/icons.ts';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './SidebarLinks.module.css';
import { usePageContext } from './usePageContext.ts';

const fragment = graphql`
  fragment SidebarLinks_query on Query {
    products(first: 0) {
      count
    }
    sellers(first: 0) {
      count
    }
    newArrivals: collection(handle: "nouveautes") {
      id
      handle
      nbProducts
    }
    sales: collection(handle: "promotions") {
      id
      handle
      nbProducts
    }
    collections(first: 40, ordering: { sort: priority }) {
      edges {
        node {
          id
          handle
          name
          group
          nbProducts
        }
      }
    }
    express: collections(first: 40, filter: { where: { hasStoredProducts: true } }) {
      edges {
        node {
          id
        }
      }
    }
  }
`;

/** Pages of one order. */
const ORDER_PAGES = ['order', 'orderProgress'] as const;

/** Whether an address is a page or below it: a sub-category is below its parent's path. */
const isWithin = (href: string, pathname: string) => pathname === href || pathname.startsWith(`${href}/`);

type RowProps = {
  href: string;
  /** Pages that belong to it without being below its path. */ parts?: readonly PageName[];
  icon?: string;
  iconOn?: string;
  count?: number | undefined;
  children: string;
};

function Row({ href, parts, icon, iconOn, count, children }: RowProps) {
  const { pathname } = useLocation();
  const locale = useLocale();
  const { page } = usePageContext();
  const current = isWithin(href, pathname) || parts?.some((part) => part === page);
  return (
    <li>
      <UiLink
        href={href}
        className={styles.row}
        data-current={current || undefined}
        aria-current={pathname === href ? 'page' : undefined}
      >
        {icon && <Icon of={(current && iconOn) || icon} />}
        <span className={styles.name}>{children}</span>
        {count !== undefined && <span className={styles.count}>{formatCount(count, locale)}</span>}
      </UiLink>
    </li>
  );
}

type GroupProps = {
  name: string;
  /** Whether the page is one of its categories. */ current: boolean;
  children: ReactNode;
};

/** Categories under a heading that opens and closes them; open on the pages of one of them. */
function Group({ name, current, children }: GroupProps) {
  return (
    <li>
      <details open={current} className={styles.group}>
        <summary className={styles.row}>
          <span className={styles.name}>{name}</span>
          <Icon of={caretDownIcon} size={16} className={styles.caret} />
        </summary>
        <ul className={styles.members}>{children}</ul>
      </details>
    </li>
  );
}

/**
 * The market's navigation (F-051): everything, new, on sale, baskets, producers; the categories in the catalogue's groups;
 * account, and help with the operator's pages elsewhere.
 */
export function SidebarLinks({ query }: { query: SidebarLinks_query$key }) {
  const { products, sellers, newArrivals, sales, collections, express } = useFragment(fragment, query);
  const { t } = useTranslation();
  const { baskets } = useMarketOffers();
  const { isAuthenticated } = useAuthentication();
  const isExpress = useIsExpress();
  // In Express lists are shorter, so a category's total would be wrong.
  const countOf = (count: number) => (isExpress ? undefined : count);
  // Some categories have nothing in Express.
  const isShown = ({ id }: { id: string }) => !isExpress || express.edges.some(({ node }) => node.id === id);
  const address = useAddress();
  const { pathname } = useLocation();
  const shelves = collections.edges.filter(
    ({ node }) => node.id !== newArrivals?.id && node.id !== sales?.id && isShown(node),
  );
  const collectionHref = (handle: string) => address('collection', { handle });
  return (
    <div className={styles.links}>
      <ul className={styles.rows}>
        <Row href={address('products')} icon={carrotIcon} iconOn={carrotFillIcon} count={countOf(products.count)}>
          {t('shell.products')}
        </Row>
        {newArrivals && isShown(newArrivals) && (
          <Row
            href={collectionHref(newArrivals.handle)}
            icon={sparkleIcon}
            iconOn={sparkleFillIcon}
            count={countOf(newArrivals.nbProducts)}
          >
            {t('shell.new_arrivals')}
          </Row>
        )}
        {sales && isShown(sales) && (
          <Row
            href={collectionHref(sales.handle)}
            icon={tagIcon}
            iconOn={tagFillIcon}
            count={countOf(sales.nbProducts)}
          >
            {t('shell.sales')}
          </Row>
        )}
        {baskets && (
          <Row href={address('baskets')} icon={arrowsClockwiseIcon}>
            {t('shell.baskets')}
          </Row>
        )}
        <Row href={address('sellers')} icon={storefrontIcon} iconOn={storefrontFillIcon} count={countOf(sellers.count)}>
          {t('shell.sellers')}
        </Row>
      </ul>
      <ul className={styles.rows} aria-label={t('shell.shelves')}>
        {[...new Set(shelves.map(({ node }) => node.group))].map((group) => {
          const members = shelves.filter(({ node }) => node.group === group);
          const rows = members.map(({ node }) => (
            <Row key={node.id} href={collectionHref(node.handle)} count={countOf(node.nbProducts)}>
              {node.name}
            </Row>
          ));
          if (!group) return rows;
          const current = members.some(({ node }) => isWithin(collectionHref(node.handle), pathname));
          return (
            <Group key={group} name={group} current={current}>
              {rows}
            </Group>
          );
        })}
      </ul>
      <ul className={styles.rows}>
        {isAuthenticated && (
          <Row href={address('orders')} parts={ORDER_PAGES} icon={receiptIcon} iconOn={receiptFillIcon}>
            {t('shell.orders')}
          </Row>
        )}
        <Row href={address('account')} icon={userIcon} iconOn={userFillIcon}>
          {t('shell.account')}
        </Row>
        <Row href={address('favourites')} icon={heartIcon} iconOn={heartFillIcon}>
          {t('shell.favourites')}
        </Row>
      </ul>
      <ul className={styles.rows}>
        <Row href={address('faq')} icon={questionIcon}>
          {t('shell.faq')}
        </Row>
        <Row href={address('contact')} icon={mapPinIcon} iconOn={mapPinFillIcon}>
          {t('shell.contact')}
        </Row>
      </ul>
    </div>
  );
}
