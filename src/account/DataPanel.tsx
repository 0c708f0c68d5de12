import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { DataPanelQuery } from '#generated/relay/DataPanelQuery.graphql.ts';
import styles from '../profile/ProfileForm.module.css';
import { saveFile } from '../shared/browser/saveFile.ts';
import { Button } from '../shared/ui/Button.tsx';
import { downloadIcon } from '../shared/ui/icons.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import { useBusy } from '../shared/ui/useBusy.ts';
import { AccountPanel } from './AccountPanel.tsx';

const query = graphql`
  query DataPanelQuery {
    personalData {
      fileName
      content
    }
  }
`;

/** Downloads all stored data of the customer (Québec's Law 25). */
export function DataPanel() {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const [busy, during] = useBusy();
  const download = async () => {
    try {
      const subscription = fetchQuery<DataPanelQuery>(environment, query, {}, { fetchPolicy: 'network-only' });
      const file = (await subscription.toPromise())?.personalData;
      if (!file) throw new Error('No data came.');
      saveFile(file.fileName, file.content);
    } catch {
      toast.error(t('errors.basic_retry'));
    }
  };
  return (
    <AccountPanel title={t('account.data.title')} detail={t('account.data.detail')}>
      <Button
        variant="outlined"
        size="s"
        icon={downloadIcon}
        busy={busy !== null}
        className={styles.own}
        onClick={() => void during(download)}
      >
        {t('account.data.take')}
      </Button>
    </AccountPanel>
  );
}
