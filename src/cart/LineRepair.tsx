import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { LineRepair_item$key } from '#generated/relay/LineRepair_item.graphql.ts';
import { formatMoment } from '#rules/dates.ts';
import { isSellerAway } from '#rules/stock.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { useLineChange } from './lineChanges/useLineChange.ts';

const fragment = graphql`
  fragment LineRepair_item on CartItem {
    variantId
    quantity
    max
    problem
    variant {
      price
      product {
        name
        seller {
          deactivatedUntil
        }
      }
    }
  }
`;

type Props = {
  item: LineRepair_item$key;
  /** The line is about to be fixed, or removed, and focus with it. */
  onRepair: () => void;
};

/** Why a line cannot be bought, and the button that fixes it: fewer units, or none. Renders nothing for a line that can. */
export function LineRepair({ item, onRepair }: Props) {
  const { t } = useTranslation();
  const { variantId, quantity, max, problem, variant } = useFragment(fragment, item);
  const locale = useLocale();
  const now = useNow();
  const { name, seller } = variant.product;
  const { change } = useLineChange({ variantId, name, max, place: 'cart', seenPrice: variant.price }, t);
  if (!problem) return null;
  const isShort = problem === 'MAX_REACHED';
  const available = isShort ? Math.max(0, max) : 0;
  const { deactivatedUntil: until = null } = seller;
  const reason = isShort
    ? t('cart.problem_short', { count: available })
    : until && isSellerAway(new Date(until), now)
      ? t('cart.problem_away', { day: formatMoment(until, locale, now) })
      : t('cart.problem_not_sold');
  const repair = () => {
    onRepair();
    void change(available - quantity);
  };
  return (
    <>
      {reason}{' '}
      <TextLink
        key={available > 0 ? 'reduce' : 'drop'}
        standalone
        aria-label={available > 0 ? t('cart.reduce_name', { count: available, name }) : t('cart.drop_name', { name })}
        onClick={repair}
      >
        {available > 0 ? t('cart.reduce', { count: available }) : t('cart.drop')}
      </TextLink>
    </>
  );
}
