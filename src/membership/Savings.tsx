import { ORDER_FEE_CENTS } from '../../rules/constants.ts';
import { formatCents } from '../../rules/money.ts';
import { gst, pst } from '../../rules/taxes.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import columns from '../shared/ui/Columns.module.css';
import { Panel } from '../shared/ui/Panel.tsx';
import styles from './MembershipSection.module.css';

const GST = gst(ORDER_FEE_CENTS);
const PST = pst(ORDER_FEE_CENTS);
const PER_ORDER = ORDER_FEE_CENTS + GST + PST;

/**
 * What no fee is worth: for one order, and saved so far. `price`: cents a year before taxes. `saved` null: never a
 * member.
 */
export function Savings({ price, saved }: { price: number; saved: number | null }) {
  const { t } = useTranslation();
  const nb = Math.ceil((price + gst(price) + pst(price)) / PER_ORDER);
  const parts = { fee: formatCents(ORDER_FEE_CENTS), gst: formatCents(GST), pst: formatCents(PST) };
  return (
    <div className={columns.column}>
      <Panel as="section" edge="outlined" labelledBy="ce-que-ca-evite" className={styles.panel}>
        <h2 id="ce-que-ca-evite" className={styles.title}>
          {t('membership_page.avoids')}
        </h2>
        <p className={styles.amount}>{formatCents(PER_ORDER)}</p>
        <p className={styles.small}>{t('membership_page.per_order', parts)}</p>
        <p>{t('membership_page.pays', { nb })}</p>
        {saved !== null && (
          <>
            <h3 className={styles.small}>{t('membership_page.saved')}</h3>
            {saved > 0 ? (
              <p className={styles.amount}>{formatCents(saved)}</p>
            ) : (
              <p>{t('membership_page.saved_none')}</p>
            )}
          </>
        )}
      </Panel>
    </div>
  );
}
