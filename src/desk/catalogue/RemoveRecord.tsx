import { useTranslation } from 'react-i18next';
import { useSaveCatalogueRecordsMutation } from '#generated/hooks/useSaveCatalogueRecordsMutation.ts';
import { newRequestId } from '../../shared/relay/requestId.ts';
import { useNavigateFromHere } from '../../shared/routing/useNavigateFromHere.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { deskFailure } from '../frame/deskErrors.ts';
import type { RecordKind } from './recordSections.ts';
import type { StoredRecord } from './recordValues.ts';

type Props = { kind: RecordKind; record: StoredRecord; name: string; list: string };

/** Removes a category or producer that holds nothing; what is in the way is said by the market. It can be undone. */
export function RemoveRecord({ kind, record, name, list }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigateFromHere();
  const [save, busy] = useSaveCatalogueRecordsMutation();
  if (kind !== 'collections' && kind !== 'sellers') return null;
  const remove = async () => {
    const records = [{ key: record.key, version: record.version, removed: true, cells: [] }];
    const variables = { kind, records, requestId: newRequestId() };
    if (!(await save({ variables, failureKey: deskFailure('errors.basic_retry') }))) return;
    toast.success(t('desk_records.removed', { name }));
    await navigate(list);
  };
  return (
    <Button variant="text" busy={busy} aria-label={t('desk_records.remove_of', { name })} onClick={() => void remove()}>
      {t('desk_records.remove')}
    </Button>
  );
}
