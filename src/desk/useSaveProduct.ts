import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import useSaveProductQueryNode, {
  type useSaveProductQuery,
} from '../../__generated__/relay/useSaveProductQuery.graphql.ts';
import { useSaveProductMutation } from '../../__generated__/hooks/useSaveProductMutation.ts';
import { useToast } from '../shared/ui/toasts.tsx';
import { changedFields } from './changedFields.ts';
import type { ProductInput } from './productDraft.ts';

// What is fetched is read where it is drawn.
// oxlint-disable relay/unused-fields
graphql`
  query useSaveProductQuery($id: ID!) {
    staff {
      product(id: $id) {
        ...DeskProduct_product
      }
    }
  }
`;
// oxlint-enable relay/unused-fields

type Wanted = { id: string; version: number; input: ProductInput };

/**
 * Saves a product and says so. What others changed meanwhile is not overwritten: it is fetched, and named in the answer,
 * which is null once saved and empty where it failed for another reason.
 */
export function useSaveProduct() {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const [mutate] = useSaveProductMutation();
  const [saving, setSaving] = useState(false);

  const save = async (variables: Wanted): Promise<readonly string[] | null> => {
    let changed: string[] = [];
    setSaving(true);
    const saved = await mutate({
      variables,
      failureKey: 'errors.basic_save',
      onFailure: (_, error) => {
        changed = changedFields(error);
        return changed.length > 0;
      },
    });
    if (changed.length > 0)
      await fetchQuery<useSaveProductQuery>(
        environment,
        useSaveProductQueryNode,
        { id: variables.id },
        { fetchPolicy: 'network-only' },
      )
        .toPromise()
        .catch(() => undefined);
    setSaving(false);
    if (saved) toast.success(t('desk_catalogue.saved'));
    return saved ? null : changed;
  };
  return { save, saving };
}
