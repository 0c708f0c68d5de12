import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { BasketChoices_basket$key } from '#generated/relay/BasketChoices_basket.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { discountPercent } from '#rules/price.ts';
import { ChoiceGroup, ChoiceRow } from '../shared/ui/ChoiceRow.tsx';
import { Price } from '../shared/ui/Price.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './BasketSubscriptionScreen.module.css';

/** The number of baskets shown around the requested one, until the others are requested. */
const NEARBY = 3;

const fragment = graphql`
  fragment BasketChoices_basket on Basket @relay(plural: true) {
    id
    name
    price
    comparedAtPrice
    handlePrimary
    frequency
    contents
  }
`;

type Props = {
  baskets: BasketChoices_basket$key;
  /** A handlePrimary. */
  value: string | null;
  onChange: (handle: string) => void;
};

/** The choice of a basket: a row each, with its frequency and contents. */
export function BasketChoices({ baskets: key, value, onChange }: Props) {
  const { t } = useTranslation();
  const baskets = useFragment(fragment, key);
  const [centre, setCentre] = useState(value);
  const index = baskets.findIndex(({ handlePrimary }) => handlePrimary === centre);
  const start = Math.max(0, Math.min(index - 1, baskets.length - NEARBY));
  const visible = index < 0 ? baskets : baskets.slice(start, start + NEARBY);
  return (
    <>
      <ChoiceGroup legend={<h2>{t('subscribe.which')}</h2>} value={value} onChange={onChange}>
        {visible.map(({ id, name, price, comparedAtPrice, handlePrimary, frequency, contents }) => {
          const isSale = discountPercent(price, comparedAtPrice) !== null;
          const rhythm = frequency === '%future added value' ? '' : t(`baskets.frequency.${frequency}`);
          return (
            <ChoiceRow
              key={id}
              value={handlePrimary}
              title={name}
              detail={[rhythm, ...contents].filter(Boolean).join(' · ')}
              aside={
                <Price
                  size="s"
                  price={formatCents(price)}
                  compared={isSale ? formatCents(comparedAtPrice!) : null}
                  comparedLabel={t('products.compared')}
                />
              }
              asideShort
            />
          );
        })}
      </ChoiceGroup>
      {visible.length < baskets.length && (
        <TextLink standalone className={styles.others} onClick={() => setCentre(null)}>
          {t('subscribe.others')}
        </TextLink>
      )}
    </>
  );
}
