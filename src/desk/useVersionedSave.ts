import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Environment, MutationParameters } from 'relay-runtime';
import { useTranslation } from '../shared/i18n/translator.ts';
import type { MarketCall } from '../shared/relay/marketCall.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import { deskFailure, badFields, changedFields } from './deskErrors.ts';

/**
 * Saves a versioned object and confirms it. Others' changes are not overwritten: they are fetched by `refresh`, and
 * returned by name; null once saved, empty if it failed for another reason. `bad`: fields that the server refused,
 * shown beside them as well.
 */
export function useVersionedSave<M extends MutationParameters>(
  mutate: (call: MarketCall<M>) => Promise<M['response'] | null>,
  refresh: (environment: Environment, variables: M['variables']) => Promise<void>,
) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const [saving, setSaving] = useState(false);
  const [bad, setBad] = useState<readonly string[]>([]);

  const save = async (variables: M['variables']): Promise<readonly string[] | null> => {
    let changed: string[] = [];
    setSaving(true);
    setBad([]);
    const saved = await mutate({
      variables,
      failureKey: deskFailure('errors.basic_save'),
      onFailure: (_, error) => {
        changed = changedFields(error);
        setBad(badFields(error));
        return changed.length > 0;
      },
    });
    if (changed.length > 0) await refresh(environment, variables);
    setSaving(false);
    if (saved) toast.success(t('desk_catalogue.saved'));
    return saved ? null : changed;
  };
  return { save, saving, bad };
}
