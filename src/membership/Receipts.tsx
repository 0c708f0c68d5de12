import { graphql, useFragment } from 'react-relay';
import type { Receipts_membership$key } from '../../__generated__/relay/Receipts_membership.graphql.ts';
import { formatDayYear } from '../../rules/longDate.ts';
import { formatCents } from '../../rules/money.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './MembershipSection.module.css';

const fragment = graphql`
  fragment Receipts_membership on Membership {
    receipts {
      id
      number
      paidAt
      total
    }
  }
`;

/** All charges of a membership, newest first, each with its receipt. Renders nothing before the first one. */
export function Receipts({ membership }: { membership: Receipts_membership$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useAddress();
  const { receipts } = useFragment(fragment, membership);
  if (receipts.length === 0) return null;
  return (
    <Panel as="section" edge="outlined" labelledBy="recus" className={styles.panel}>
      <h2 id="recus" className={styles.title}>
        {t('receipt.list')}
      </h2>
      <ul className={styles.receipts}>
        {receipts.map(({ id, number, paidAt, total }) => (
          <li key={id}>
            <TextLink standalone href={address('receipt', { id })}>
              {t('receipt.title', { number })}
            </TextLink>
            <span className={styles.small}>{formatDayYear(new Date(paidAt), locale)}</span>
            <strong>{formatCents(total)}</strong>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
