import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { HomeAside_query$key } from '#generated/relay/HomeAside_query.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Icon } from '../shared/ui/Icon.tsx';
import { caretRightIcon } from '../shared/ui/icons.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import { Picture } from '../shared/ui/Picture.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './HomeAside.module.css';
import { SellerMark } from './SellerMark.tsx';

const fragment = graphql`
  fragment HomeAside_query on Query {
    baskets {
      price
      images {
        path
      }
    }
    newest: sellers(first: 3, ordering: { sort: createdAt, direction: desc }) {
      edges {
        node {
          id
          name
          handle
          trade
          town
          ...SellerMark_seller
        }
      }
    }
  }
`;

/** Fewer are all that the market has: none of them is new beside others. */
const NEWEST = 3;

/** Between home's strips: the recurring baskets and the newest producers (routes 1). */
export function HomeAside({ query }: { query: HomeAside_query$key }) {
  const { baskets, newest } = useFragment(fragment, query);
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <div className={styles.row}>
      {baskets.length > 0 && (
        <Panel ground="pistache" light className={styles.baskets}>
          <div className={styles.text}>
            <h2 className={styles.title}>{t('home.baskets')}</h2>
            <p>{t('home.baskets_detail')}</p>
            <Button href={address('baskets')} className={styles.action}>
              {t('home.baskets_from', { price: formatCents(Math.min(...baskets.map(({ price }) => price))) })}
            </Button>
          </div>
          <Picture
            path={baskets[0]!.images[0]?.path}
            alt=""
            shape="square"
            ground="pistache"
            sizes="(min-width: 860px) 300px, 94vw"
            className={styles.picture}
          />
        </Panel>
      )}
      {newest.edges.length > 0 && (
        <Panel edge="outlined" className={styles.newest}>
          <h2 className={styles.title}>{t(newest.edges.length < NEWEST ? 'shell.sellers' : 'home.new_sellers')}</h2>
          <ul className={styles.sellers}>
            {newest.edges.map(({ node }) => (
              <li key={node.id}>
                <UiLink href={address('seller', { handle: node.handle })} className={styles.seller}>
                  <SellerMark seller={node} className={styles.mark} sizes="44px" />
                  <span className={styles.name}>
                    {node.name}
                    <span className={styles.trade}>{[node.trade, node.town].filter(Boolean).join(' · ')}</span>
                  </span>
                  <Icon of={caretRightIcon} />
                </UiLink>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
