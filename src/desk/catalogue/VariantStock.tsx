import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { VariantStock_variant$key } from '#generated/relay/VariantStock_variant.graphql.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { usePersistedState } from '../../shared/ui/usePersistedState.ts';
import styles from './DeskProducts.module.css';
import { StockDialog, type StockCount } from './StockDialog.tsx';

const fragment = graphql`
  fragment VariantStock_variant on Variant {
    id
    name
    trackStock
    stored
    stock
    stockOnHold
    stockMdo
    stockMdoOnHold
  }
`;

/** A variant's figures, and a button to change them. */
export function VariantStock({ variant: key }: { variant: VariantStock_variant$key }) {
  const { t } = useTranslation();
  const variant = useFragment(fragment, key);
  const { id, name, trackStock, stored, stock, stockOnHold, stockMdo, stockMdoOnHold } = variant;
  const [open, setOpen] = usePersistedState(`stock_dialog.${id}`, false);
  // What is stored there no more may still lie there (ADR 189).
  const isAtMarket = stored || stockMdo > 0;
  const counts: StockCount[] = [
    ...(trackStock ? (['stock'] as const) : []),
    ...(isAtMarket ? (['stockMdo'] as const) : []),
  ];
  const figures = [
    ['stock', trackStock ? stock : t('desk_catalogue.untracked')],
    ...(counts.length > 0 ? ([['held', stockOnHold]] as const) : []),
    ...(isAtMarket ? ([['stockMdo', stockMdo]] as const) : []),
  ] as const;
  return (
    <div className={styles.stock}>
      <dl className={styles.figures}>
        {figures.map(([figure, value]) => (
          <div key={figure}>
            <dt>{t(`desk_catalogue.figures.${figure}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {counts.length > 0 && (
        <Button
          variant="outlined"
          size="s"
          aria-label={t('desk_catalogue.adjust_of', { name })}
          onClick={() => setOpen(true)}
        >
          {t('desk_catalogue.adjust')}
        </Button>
      )}
      {open &&
        counts.length > 0 &&
        // Outside the product's form, because forms cannot be nested.
        createPortal(
          <StockDialog
            variant={id}
            name={name}
            counts={counts}
            figures={{ trackStock, stock, stockMdo, held: stockOnHold, heldMdo: stockMdoOnHold ?? 0 }}
            onClose={() => setOpen(false)}
          />,
          document.body,
        )}
    </div>
  );
}
