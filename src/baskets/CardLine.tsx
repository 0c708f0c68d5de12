import { useTranslation } from 'react-i18next';
import type { cardOnFile_user$key } from '#generated/relay/cardOnFile_user.graphql.ts';
import { cardExpiry } from '../cards/cardExpiry.ts';
import { cardOnFile } from '../cards/cardOnFile.ts';
import type { CardSetup } from '../cards/useCardSetup.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Checkbox } from '../shared/ui/Checkbox.tsx';
import styles from './CardLine.module.css';

type Props = { user: cardOnFile_user$key; cardSetup: CardSetup };

/** The card on file, or that there is none; a button to store one, a tick that it pays the membership too (E72), and the result of the last visit to the card page. */
export function CardLine({ user, cardSetup }: Props) {
  const { t } = useTranslation();
  const language = useLocale();
  const now = useNow();
  const card = cardOnFile(user);
  const expiry = card?.expires ? cardExpiry(card.expires, now) : 'valid';
  const country = card?.country ? new Intl.DisplayNames([language], { type: 'region' }).of(card.country) : null;
  const month = card?.expires && `${String(card.expires.month).padStart(2, '0')}/${card.expires.year}`;
  const facts = [month && t('basket_card.expires', { month }), country].filter(Boolean);
  return (
    <div className={styles.card}>
      <div>
        <p className={styles.name}>
          {card
            ? card.name
              ? t('basket_card.named', { card: card.name })
              : t('basket_card.some')
            : t('basket_card.none')}
        </p>
        <p className={styles.detail}>{card ? facts.join(', ') : t('basket_card.none_detail')}</p>
        {expiry !== 'valid' && <p className={styles.warning}>{t(`basket_card.${expiry}`)}</p>}
      </div>
      {cardSetup.membership && <Checkbox title={t('basket_card.pays_membership')} {...cardSetup.membership} />}
      <Button
        variant="outlined"
        size="s"
        busy={cardSetup.busy || cardSetup.state === 'waiting'}
        onClick={cardSetup.open}
      >
        {t(card ? 'basket_card.change' : 'basket_card.add')}
      </Button>
      <div role="status" className={styles.state}>
        {cardSetup.state !== 'idle' && <p>{t(`basket_card.${cardSetup.state}`)}</p>}
      </div>
    </div>
  );
}
