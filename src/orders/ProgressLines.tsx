import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProgressLines_line$key } from '#generated/relay/ProgressLines_line.graphql.ts';
import { formatDay, formatTime } from '#rules/dates.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { Picture } from '../shared/ui/Picture.tsx';
import { ProgressBar } from '../shared/ui/ProgressBar.tsx';
import { Tag, type TagColour } from '../shared/ui/Tag.tsx';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';
import { LineReturns, type LineCash } from './LineReturns.tsx';
import styles from './ProgressLines.module.css';

const fragment = graphql`
  fragment ProgressLines_line on OrderLine @relay(plural: true) {
    id
    productName
    variantName
    sellerName
    quantity
    missing
    replacedBy
    status
    progress
    lastUpdated
    image {
      path
    }
    ...LineReturns_line
  }
`;

/** Statuses of goods on market day, in order (schema: LineStatus). */
const COLOURS = {
  waiting: 'gray',
  preparing: 'yellow',
  received: 'turquoise',
  packed: 'blue',
  missing: 'red',
} as const satisfies Record<string, TagColour>;
const STATUSES = Object.keys(COLOURS) as (keyof typeof COLOURS)[];

/** The status of an ordered product; an unknown one from a newer server has no tag. */
function LineStatusTag({ status }: { status: string }) {
  const { t } = useTranslation();
  const knownStatus = STATUSES.find((one) => one === status);
  return knownStatus ? <Tag colour={COLOURS[knownStatus]}>{t(`orders.line_status.${knownStatus}`)}</Tag> : null;
}

/** Each product with its status, by producer: name, producer, status, and since when (F-159). */
export function ProgressLines({ lines: keys, cash }: { lines: ProgressLines_line$key; cash: LineCash }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const lines = useFragment(fragment, keys);
  if (lines.length === 0) return null;
  return (
    <div className={styles.frame}>
      <p className={styles.columns} aria-hidden="true">
        <span>{t('orders.article')}</span>
        <span>{t('orders.state')}</span>
        <span>{t('orders.progress_column')}</span>
        <span>{t('orders.updated')}</span>
      </p>
      <ul aria-label={t('received.lines')}>
        {lines.map(
          ({
            id,
            productName,
            variantName,
            sellerName,
            quantity,
            missing,
            status,
            progress,
            lastUpdated,
            image,
            ...line
          }) => (
            <li key={id} className={styles.line}>
              <Picture path={image?.path} alt="" sizes="54px" />
              <div className={styles.text}>
                <p className={styles.name}>{productName}</p>
                <p
                  className={styles.detail}
                >{`${sellerName} · ${t('orders.amount', { quantity, unit: variantName })}`}</p>
                {missing > 0 && missing < quantity && (
                  <p className={styles.detail}>{t('orders.missing_units', { missing, count: quantity })}</p>
                )}
                {line.replacedBy && <p className={styles.detail}>{t('orders.replaced', { name: line.replacedBy })}</p>}
                <LineReturns line={line} cash={cash} className={styles.detail} />
              </div>
              <p>
                <LineStatusTag status={status} />
              </p>
              <div className={styles.bar}>
                {status !== 'missing' && <ProgressBar label={productName} value={progress} max={100} />}
              </div>
              <p className={styles.when}>
                {lastUpdated && (
                  <>
                    <VisuallyHidden>{t('orders.updated')} </VisuallyHidden>
                    <time dateTime={lastUpdated}>
                      {formatDay(lastUpdated, locale, now, 'short')}, {formatTime(lastUpdated, locale)}
                    </time>
                  </>
                )}
              </p>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
