import { Trans } from 'react-i18next';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useUpdateShoppingSessionMutation } from '#generated/hooks/useUpdateShoppingSessionMutation.ts';
import type { ExpressBar_query$key } from '#generated/relay/ExpressBar_query.graphql.ts';
import { formatDay, formatTime } from '#rules/dates.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { announce } from '../shared/ui/announce.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { lightningFillIcon } from '../shared/ui/icons.ts';
import styles from './CycleBar.module.css';

const fragment = graphql`
  fragment ExpressBar_query on Query {
    locations(filter: { ongoing: true }) {
      expressSlot {
        ...wholeObjects_slot @relay(mask: false)
      }
    }
  }
`;

/**
 * Replaces the week's bar while the visitor's cart is in Express, which does not depend on the week (E63). Says what is
 * shown and the earliest pickup, and offers to leave Express on every page.
 */
export function ExpressBar({ query }: { query: ExpressBar_query$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { locations } = useFragment(fragment, query);
  const [save, saving] = useUpdateShoppingSessionMutation();
  const starts = locations.flatMap(({ expressSlot }) => (expressSlot ? [new Date(expressSlot.from).getTime()] : []));
  const earliest = starts.length > 0 ? new Date(Math.min(...starts)) : null;
  const turnOff = async () => {
    if (saving) return;
    const response = await save({
      variables: { input: { fromStorage: false } },
      optimisticUpdater: (store) => void store.getRoot().getLinkedRecord('cart')?.setValue(false, 'fromStorage'),
    });
    if (response) announce(t('express.left'));
  };
  return (
    <aside aria-label={t('express.title')} className={styles.bar} data-express="">
      <p>
        <Icon of={lightningFillIcon} size={16} className={styles.mark} />{' '}
        <Trans
          i18nKey={earliest ? 'express.bar' : 'express.bar_closed'}
          values={earliest ? { day: formatDay(earliest, locale, now), time: formatTime(earliest, locale) } : undefined}
          components={{ b: <strong className={styles.day} /> }}
        />{' '}
        <button type="button" className={styles.leave} onClick={() => void turnOff()}>
          {t('express.out')}
        </button>
      </p>
    </aside>
  );
}
