import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useAdjustStockMutation } from '#generated/hooks/useAdjustStockMutation.ts';
import { movedStock, type StockFigures } from '#rules/stock.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { useDeskMutation } from '../frame/useDeskMutation.ts';
import { useDialogFields } from '../frame/useDialogFields.ts';
import styles from './DeskProducts.module.css';

graphql`
  mutation AdjustStockMutation($variant: ID!, $stock: Int!, $stockMdo: Int!, $requestId: ID!) {
    adjustStock(variant: $variant, stock: $stock, stockMdo: $stockMdo, requestId: $requestId) {
      ...VariantStock_variant
    }
  }
`;

type Props = { variant: string; name: string; figures: StockFigures; onClose: () => void };

/** "+12", "-3", "12": a difference; empty is none. Null for anything but a whole number. */
const differenceOf = (text: string): number | null => {
  const bare = text.trim().replace('\u2212', '-');
  return /^[+-]?\d{1,7}$/.test(bare) ? Number(bare) : bare === '' ? 0 : null;
};

/** Changes stock by a difference, so that a sale in between is not undone (E58). */
export function StockDialog({ variant, name, figures, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const {
    send: adjust,
    busy,
    refusal,
  } = useDeskMutation(useAdjustStockMutation(), `stock.${variant}`, 'errors.basic_save');
  const { values, field, trySubmit } = useDialogFields(`stock.${variant}`, { stock: '', stockMdo: '' }, (input) => {
    const [total, atMarket] = [differenceOf(input.stock), differenceOf(input.stockMdo)];
    const wholeNumber = t('desk_catalogue.whole_number');
    if (total === null || atMarket === null)
      return { stock: total === null && wholeNumber, stockMdo: atMarket === null && wholeNumber };
    if (total === 0 && atMarket === 0) {
      const none = t('desk_catalogue.no_difference');
      return { stock: none, stockMdo: !figures.trackStock && none };
    }
    if (movedStock(figures, { stock: total, stockMdo: atMarket })) return {};
    const limit = t('desk_catalogue.stock_limit', { ...figures });
    return { stock: total !== 0 && limit, stockMdo: atMarket !== 0 && limit };
  });
  const [stock, stockMdo] = [differenceOf(values.stock), differenceOf(values.stockMdo)];
  const newStock = stock === null || stockMdo === null ? null : movedStock(figures, { stock, stockMdo });
  const isUnchanged = stock === 0 && stockMdo === 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The surrounding product form must not be submitted.
    event.stopPropagation();
    if (!trySubmit(event.currentTarget as HTMLFormElement) || stock === null || stockMdo === null) return;
    const data = await adjust({ variant, stock, stockMdo });
    if (!data) return;
    toast.success(t('desk_catalogue.saved'));
    onClose();
  };
  const fields = figures.trackStock ? (['stock', 'stockMdo'] as const) : (['stockMdo'] as const);
  return (
    <Dialog open onClose={onClose} title={t('desk_catalogue.adjust_of', { name })} closeLabel={t('labels.close')}>
      <form noValidate className={styles.more} onSubmit={(event) => void submit(event)}>
        {fields.map((which) => (
          <TextField
            key={which}
            label={t(`desk_catalogue.difference.${which}`)}
            hint={t('desk_catalogue.difference.hint', { nb: figures[which] })}
            {...field(which)}
          />
        ))}
        {newStock && !isUnchanged && (
          <p role="status">{t('desk_catalogue.after', { stock: newStock.stock, stockMdo: newStock.stockMdo })}</p>
        )}
        <RefusalNotice lines={refusal} />
        <Button type="submit" busy={busy}>
          {t('desk_catalogue.save')}
        </Button>
      </form>
    </Dialog>
  );
}
