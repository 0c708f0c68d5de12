import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { BasketChoices_basket$key } from '../../__generated__/relay/BasketChoices_basket.graphql.ts';
import { discountPercent } from '../../rules/discount.ts';
import { formatCents } from '../../rules/money.ts';
import { ChoiceGroup, ChoiceRow } from '../shared/ui/ChoiceRow.tsx';
import { Price } from '../shared/ui/Price.tsx';

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
  describedBy?: string | undefined;
};

/** Which basket: a row each, with its rhythm, which belongs to it, and what is in it. */
export function BasketChoices({ baskets: key, value, onChange, describedBy }: Props) {
  const { t } = useTranslation();
  const baskets = useFragment(fragment, key);
  return (
    <ChoiceGroup legend={<h2>{t('subscribe.which')}</h2>} value={value} onChange={onChange} describedBy={describedBy}>
      {baskets.map(({ id, name, price, comparedAtPrice, handlePrimary, frequency, contents }) => {
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
  );
}
