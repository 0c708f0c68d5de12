import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useChooseIfMissingMutation } from '#generated/hooks/useChooseIfMissingMutation.ts';
import type { IfMissingSelect_item$key } from '#generated/relay/IfMissingSelect_item.graphql.ts';
import { DEFAULT_MISSING_WISH, MISSING_WISHES } from '#rules/lineStatus.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { caretDownIcon } from '../shared/ui/icons.ts';
import styles from './IfMissingSelect.module.css';

graphql`
  mutation ChooseIfMissingMutation($item: ID!, $wish: MissingWish!) {
    chooseIfMissing(item: $item, wish: $wish) {
      ...cartChange_cart
    }
  }
`;

const fragment = graphql`
  fragment IfMissingSelect_item on CartItem {
    id
    ifMissing
    variant {
      product {
        name
      }
    }
  }
`;

/** A select for what to do if the line is missing; new lines start with the latest choice (ADR 66). */
export function IfMissingSelect({ item }: { item: IfMissingSelect_item$key }) {
  const { t } = useTranslation();
  const { id, ifMissing, variant } = useFragment(fragment, item);
  const [choose] = useChooseIfMissingMutation();
  const chosen = MISSING_WISHES.find((known) => known === ifMissing) ?? DEFAULT_MISSING_WISH;
  return (
    <label className={styles.wish}>
      <span aria-hidden="true" className={styles.chosen}>
        {t('cart.if_missing', { wish: t(`cart.wishes_short.${chosen}`) })}
      </span>
      <Icon of={caretDownIcon} size={14} />
      <select
        aria-label={t('cart.if_missing_of', { name: variant.product.name })}
        className={styles.select}
        value={chosen}
        onChange={(event) => {
          const selected = MISSING_WISHES.find((known) => known === event.target.value) ?? DEFAULT_MISSING_WISH;
          void choose({
            variables: { item: id, wish: selected },
            failureKey: 'errors.basic_retry',
            optimisticUpdater: (store) => void store.get(id)?.setValue(selected, 'ifMissing'),
          });
        }}
      >
        {MISSING_WISHES.map((option) => (
          <option key={option} value={option}>
            {t(`cart.wishes.${option}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
