import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useUpdateUserMutation } from '#generated/hooks/useUpdateUserMutation.ts';
import type { NotificationsSection_user$key } from '#generated/relay/NotificationsSection_user.graphql.ts';
import { useWeekDays } from '../shared/relay/openWeek.ts';
import { Switch } from '../shared/ui/Switch.tsx';
import { AccountPanel } from './AccountPanel.tsx';

const fragment = graphql`
  fragment NotificationsSection_user on User {
    id
    notificationPreferences {
      abandonedCart
      itemMissing
      orderProgress
    }
  }
`;

const kinds = ['orderProgress', 'itemMissing', 'abandonedCart'] as const;

/**
 * The mails that the market may send besides those that an order needs (F-165). Each toggle takes effect immediately; a
 * refusal reverts it.
 */
export function NotificationsSection({ user: key }: { user: NotificationsSection_user$key }) {
  const { t } = useTranslation();
  const days = useWeekDays();
  const { id, notificationPreferences } = useFragment(fragment, key);
  const { abandonedCart, itemMissing, orderProgress } = notificationPreferences;
  const preferences = { abandonedCart, itemMissing, orderProgress };
  const [update] = useUpdateUserMutation();
  const change = (kind: (typeof kinds)[number], enabled: boolean) =>
    void update({
      variables: { input: { notificationPreferences: { [kind]: enabled } } },
      optimisticUpdater: (store) =>
        void store.get(id)?.getLinkedRecord('notificationPreferences')?.setValue(enabled, kind),
      failureKey: 'errors.basic_save',
    });
  return (
    <AccountPanel title={t('account.sections.notifications')} detail={t('account.notifications.detail')}>
      {kinds.map((kind) => (
        <Switch
          key={kind}
          title={t(`account.notifications.${kind}.title`)}
          detail={t(`account.notifications.${kind}.detail`, days)}
          checked={preferences[kind]}
          onChange={(enabled) => change(kind, enabled)}
        />
      ))}
    </AccountPanel>
  );
}
