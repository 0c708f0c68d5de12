import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  ProgressLines_line$data,
  ProgressLines_line$key,
} from '../../__generated__/relay/ProgressLines_line.graphql.ts';
import { formatMoment } from '../../rules/dates.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { Picture } from '../shared/ui/Picture.tsx';
import { ProgressBar } from '../shared/ui/ProgressBar.tsx';
import { LineStatusTag } from './LineStatusTag.tsx';
import styles from './ProgressLines.module.css';

const fragment = graphql`
  fragment ProgressLines_line on OrderLine @relay(plural: true) {
    id
    productName
    variantName
    sellerName
    quantity
    status
    progress
    lastUpdated
    image {
      path
    }
  }
`;

type Line = ProgressLines_line$data[number];

/** Lines under the name of who makes them, in the order in which they come. */
function bySeller(lines: readonly Line[]): [string, Line[]][] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) groups.set(line.sellerName, [...(groups.get(line.sellerName) ?? []), line]);
  return [...groups];
}

/** Each product with its state, by producer: what it is, how far, and since when (F-159). */
export function ProgressLines({ lines: keys }: { lines: ProgressLines_line$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { imageBase } = usePageSettings();
  const lines = useFragment(fragment, keys);
  return (
    <>
      {bySeller(lines).map(([seller, theirs]) => (
        <section key={seller} aria-label={seller}>
          <h2 className={styles.seller}>{seller}</h2>
          <ul className={styles.lines}>
            {theirs.map(({ id, productName, variantName, quantity, status, progress, lastUpdated, image }) => (
              <li key={id} className={styles.line}>
                <Picture path={image?.path} base={imageBase} alt="" sizes="52px" />
                <div>
                  <p className={styles.name}>{productName}</p>
                  <p className={styles.detail}>{t('orders.amount', { quantity, unit: variantName })}</p>
                </div>
                <div className={styles.state}>
                  <LineStatusTag status={status} />
                  {status !== 'missing' && (
                    <ProgressBar label={productName} value={progress} max={100} className={styles.bar} />
                  )}
                  {lastUpdated && (
                    <p className={styles.detail}>{t('orders.since', { moment: formatMoment(lastUpdated, locale) })}</p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
