import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { SellerVacationQuery } from '#generated/relay/SellerVacationQuery.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { refetch } from '../../shared/relay/refetch.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { SafeAnswer } from '../../shared/ui/SafeAnswer.tsx';

const query = graphql`
  query SellerVacationQuery($seller: ID!) {
    staff {
      vacationPreview(seller: $seller) {
        products
        carts
      }
    }
  }
`;

/** What a vacation would remove now. */
export type VacationEffect = { readonly products: number; readonly carts: number };

/** Fetches what a vacation would remove. Null if it fails. */
export async function fetchVacationEffect(environment: Environment, seller: string): Promise<VacationEffect | null> {
  const data = await refetch<SellerVacationQuery>(environment, query, { seller });
  return data?.staff?.vacationPreview ?? null;
}

type Props = {
  name: string;
  /** The market day of the return. */
  until: string;
  effect: VacationEffect;
  saving: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** The effect of a vacation, before it starts: products off sale, and carts that cannot be paid as they are. */
export function SellerVacation({ name, until, effect, saving, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  const day = formatDay(until, useLocale(), useNow());
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('desk_sellers.ask', { name, day })}
      closeLabel={t('labels.close')}
      actions={
        <>
          <Button busy={saving} onClick={onConfirm}>
            {t('desk_sellers.confirm')}
          </Button>
          <SafeAnswer onClick={onClose}>{t('desk_orders.leave')}</SafeAnswer>
        </>
      }
    >
      <p>{t('desk_sellers.effect_products', { count: effect.products })}</p>
      <p>{t('desk_sellers.effect_carts', { count: effect.carts })}</p>
    </Dialog>
  );
}
