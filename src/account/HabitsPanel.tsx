import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { HabitsPanel_query$key } from '../../__generated__/relay/HabitsPanel_query.graphql.ts';
import type { HabitsPanel_user$key } from '../../__generated__/relay/HabitsPanel_user.graphql.ts';
import styles from '../profile/ProfileForm.module.css';
import { useTranslation } from '../shared/i18n/translator.ts';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { HabitsDialog, wayKey } from './HabitsDialog.tsx';

const userFragment = graphql`
  fragment HabitsPanel_user on User {
    shippingPreference
    preferredLocationId
    hasReusableBox
    version
  }
`;

const queryFragment = graphql`
  fragment HabitsPanel_query on Query {
    locations(filter: { ongoing: true }) {
      id
      name
    }
  }
`;

type Props = { user: HabitsPanel_user$key; query: HabitsPanel_query$key };

/** The customer's delivery preferences, and whether they have one of the market's boxes (F-166). */
export function HabitsPanel({ user: userKey, query: queryKey }: Props) {
  const { t } = useTranslation();
  const { shippingPreference, preferredLocationId, hasReusableBox, version } = useFragment(userFragment, userKey);
  const { locations } = useFragment(queryFragment, queryKey);
  const [open, setOpen] = useState(false);
  const place = locations.find(({ id }) => id === preferredLocationId);
  const way = shippingPreference as string | null;
  const saved = { shippingPreference: way ?? '', preferredLocationId: place?.id ?? '' };
  return (
    <AccountPanel title={t('account.habits.title')}>
      <dl className={styles.facts}>
        <dt>{t('account.habits.way')}</dt>
        <dd>{t(wayKey(way))}</dd>
        <dt>{t('account.habits.place')}</dt>
        <dd>{place?.name ?? t('account.habits.none')}</dd>
        <dt>{t('account.habits.box')}</dt>
        <dd>{t(hasReusableBox ? 'account.habits.box_yes' : 'account.habits.box_no')}</dd>
      </dl>
      <TextLink standalone className={styles.way} onClick={() => setOpen(true)}>
        {t('account.change')}
      </TextLink>
      {open && <HabitsDialog saved={saved} places={locations} version={version} onClose={() => setOpen(false)} />}
    </AccountPanel>
  );
}
