import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useAdjustStockMutation } from '#generated/hooks/useAdjustStockMutation.ts';
import { movedStock, type StockFigures } from '#rules/stockFigures.ts';
import { check, z } from '../../shared/forms/formSchema.ts';
import { useMarketForm } from '../../shared/forms/useMarketForm.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { useDeskMutation } from '../frame/useDeskMutation.ts';
import styles from './DeskProducts.module.css';

graphql`
  mutation AdjustStockMutation($variant: ID!, $stock: Int!, $stockMdo: Int!, $requestId: ID!) {
    adjustStock(variant: $variant, stock: $stock, stockMdo: $stockMdo, requestId: $requestId) {
      ...VariantStock_variant
    }
  }
`;

export type StockCount = 'stock' | 'stockMdo';
/** counts: what somebody counts of this format. */
type Props = {
  variant: string;
  name: string;
  figures: StockFigures;
  counts: readonly StockCount[];
  onClose: () => void;
};

/** "+12", "-3", "12": a difference; empty is none. Null for anything but a whole number. */
const differenceOf = (text: string): number | null => {
  const bare = text.trim().replace('\u2212', '-');
  return /^[+-]?\d{1,7}$/.test(bare) ? Number(bare) : bare === '' ? 0 : null;
};

type Differences = Record<StockCount, string>;
const isNone = ({ stock, stockMdo }: Differences) => differenceOf(stock) === 0 && differenceOf(stockMdo) === 0;

/** The stock after both differences. Null: it cannot be so, or one is no number. */
function stockAfter(figures: StockFigures, differences: Differences): ReturnType<typeof movedStock> {
  const [stock, stockMdo] = [differenceOf(differences.stock), differenceOf(differences.stockMdo)];
  return stock === null || stockMdo === null ? null : movedStock(figures, { stock, stockMdo });
}

const difference = z.string().check(check((text) => differenceOf(text) !== null, 'desk_catalogue.whole_number'));

/** From both differences to the mutation's input. What is out of limits is said at each difference that was typed. */
function differenceSchema(figures: StockFigures, counts: readonly StockCount[]) {
  const isPossible = (which: keyof Differences) => (differences: Differences) =>
    Object.values(differences).some((text) => differenceOf(text) === null) ||
    differenceOf(differences[which]) === 0 ||
    stockAfter(figures, differences) !== null;
  const limit = (which: keyof Differences) =>
    check(isPossible(which), 'desk_catalogue.stock_limit', { path: [which], ...figures });
  const isSome = (which: keyof Differences) =>
    check((differences: Differences) => !isNone(differences), 'desk_catalogue.no_difference', { path: [which] });
  return z.pipe(
    z
      .object({ stock: difference, stockMdo: difference })
      .check(isSome(counts[0] ?? 'stock'), limit('stock'), limit('stockMdo')),
    z.transform(({ stock, stockMdo }: Differences) => ({
      stock: differenceOf(stock) ?? 0,
      stockMdo: differenceOf(stockMdo) ?? 0,
    })),
  );
}

/** Changes stock by a difference, so that a sale in between is not undone (E58). */
export function StockDialog({ variant, name, figures, counts, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const {
    send: adjust,
    busy,
    refusal,
  } = useDeskMutation(useAdjustStockMutation(), `stock.${variant}`, 'errors.basic_save');
  const form = useMarketForm({
    name: `stock.${variant}`,
    schema: differenceSchema(figures, counts),
    saved: { stock: '', stockMdo: '' },
  });
  const newStock = isNone(form.values) ? null : stockAfter(figures, form.values);

  const submit = form.submit(async (input) => {
    if (!(await adjust({ variant, ...input }))) return;
    toast.success(t('desk_catalogue.saved'));
    onClose();
  });
  const [only] = counts.length === 1 ? counts : [];
  return (
    <Dialog open onClose={onClose} title={t('desk_catalogue.adjust_of', { name })} closeLabel={t('labels.close')}>
      <form noValidate className={styles.more} onSubmit={submit}>
        {counts.map((which) => (
          <TextField
            key={which}
            label={t(`desk_catalogue.difference.${only === 'stockMdo' ? 'only_there' : which}`)}
            hint={t('desk_catalogue.difference.hint', { nb: figures[which] })}
            autoComplete="off"
            {...form.field(which)}
          />
        ))}
        {newStock && (
          <p role="status">
            {t(`desk_catalogue.after.${only ?? 'both'}`, { stock: newStock.stock, stockMdo: newStock.stockMdo })}
          </p>
        )}
        <RefusalNotice lines={refusal} />
        <Button type="submit" busy={busy}>
          {t('desk_catalogue.save')}
        </Button>
      </form>
    </Dialog>
  );
}
