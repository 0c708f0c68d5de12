import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useOrderSheetQuery } from '#generated/relay/useOrderSheetQuery.graphql.ts';
import { refetch } from '../../shared/relay/refetch.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useBusy } from '../../shared/ui/useBusy.ts';
import { sheetOf, type PickSheet } from '../floor/pickList.ts';
import { usePrinting } from '../frame/usePrinting.ts';

const query = graphql`
  query useOrderSheetQuery($order: ID!) {
    staff {
      packingSheet(order: $order) {
        ...pickList_sheet @relay(mask: false)
      }
    }
  }
`;

/**
 * Prints the sheet of one order (an id), loaded on request so that it is current. `sheet` is what is being printed,
 * null otherwise: the browser's own print command prints the page.
 */
export function useOrderSheet(order: string) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const { printing, print } = usePrinting<'page' | 'sheet'>('page');
  const [sheet, setSheet] = useState<PickSheet | null>(null);
  const [busy, during] = useBusy();
  const printSheet = async () => {
    const data = await refetch<useOrderSheetQuery>(environment, query, { order });
    if (!data) return toast.error(t('errors.basic_retry'));
    const sheet = data.staff?.packingSheet;
    if (!sheet) return toast.error(t('desk_orders.no_sheet'));
    flushSync(() => setSheet(sheetOf(sheet)));
    print('sheet');
  };
  return { sheet: printing === 'sheet' ? sheet : null, printSheet: () => during(printSheet), busy: busy !== null };
}
