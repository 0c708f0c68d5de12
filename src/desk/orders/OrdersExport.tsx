import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { OrdersExportQuery, StaffOrderFilter } from '#generated/relay/OrdersExportQuery.graphql.ts';
import { spreadsheetText } from '#rules/spreadsheetText.ts';
import { dayAt } from '#rules/zone.ts';
import { saveFile } from '../../shared/browser/saveFile.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { downloadIcon } from '../../shared/ui/icons.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useBusy } from '../../shared/ui/useBusy.ts';
import { useIsManager } from '../frame/deskRole.ts';
import { EXPORT_COLUMNS, exportRow } from './ordersFile.ts';

const query = graphql`
  query OrdersExportQuery($filter: StaffOrderFilter, $after: String) {
    staff {
      exportedOrders(first: 100, after: $after, filter: $filter) {
        edges {
          node {
            ...ordersFile_order @relay(mask: false)
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

/** For managers: saves all orders of the list as a spreadsheet, read page by page; nothing is saved if one is missing. */
export function OrdersExport({ filter }: { filter: StaffOrderFilter }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const isManager = useIsManager();
  const [busy, during] = useBusy();
  const fetchRows = async () => {
    const rows = [];
    let after: string | null = null;
    for (;;) {
      const variables: OrdersExportQuery['variables'] = { filter, after };
      const data: OrdersExportQuery['response'] | undefined = await fetchQuery<OrdersExportQuery>(
        environment,
        query,
        variables,
        {
          fetchPolicy: 'network-only',
        },
      ).toPromise();
      const page = data?.staff?.exportedOrders;
      if (!page) throw new Error('The orders were not read.');
      rows.push(...page.edges.map(({ node }) => exportRow(node, { t, locale })));
      after = page.pageInfo.endCursor ?? null;
      if (!page.pageInfo.hasNextPage || after === null) return rows;
    }
  };
  const save = async () => {
    const rows = await fetchRows().catch(() => null);
    if (!rows) return toast.error(t('errors.basic_retry'));
    const columns = EXPORT_COLUMNS.map((name) => t(`desk_orders.columns.${name}`));
    const name = `${t('desk_orders.file', { day: dayAt(now) })}.csv`;
    saveFile(name, spreadsheetText(locale, [columns, ...rows]), 'text/csv;charset=utf-8');
  };
  if (!isManager) return null;
  return (
    <Button variant="outlined" icon={downloadIcon} busy={busy !== null} onClick={() => void during(save)}>
      {t('desk_lists.take_lines')}
    </Button>
  );
}
