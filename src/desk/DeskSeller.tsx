import { useState, type FormEvent } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useSaveSellerMutation } from '../../__generated__/hooks/useSaveSellerMutation.ts';
import type { DeskSeller_seller$key } from '../../__generated__/relay/DeskSeller_seller.graphql.ts';
import { formatDateLong } from '../../rules/dates.ts';
import { addDays, dayAt } from '../../rules/zone.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { showFormErrors } from '../shared/ui/showFormErrors.ts';
import { TextField } from '../shared/ui/TextField.tsx';
import { useToast } from '../shared/ui/toasts.tsx';
import { useDraft } from '../shared/ui/useDraft.ts';
import styles from './DeskProducts.module.css';
import { DraftFoot } from './DraftFoot.tsx';
import { refreshSeller } from './refreshSeller.ts';
import { refusedOfSeller, sellerDraftOf, sellerFieldOf, sellerInputOf, type SellerDraft } from './sellerDraft.ts';
import { SellerTexts } from './SellerTexts.tsx';
import { askVacation, SellerVacation, type VacationEffect } from './SellerVacation.tsx';
import { useVersionedSave } from './useVersionedSave.ts';

graphql`
  mutation SaveSellerMutation($id: ID!, $version: Int!, $input: SellerInput!) {
    saveSeller(id: $id, version: $version, input: $input) {
      ...DeskSeller_seller
    }
  }
`;

const fragment = graphql`
  fragment DeskSeller_seller on Seller {
    id
    name
    version
    ...sellerDraft_seller
  }
`;

/** A producer: whether they sell, until when they are away, and their description. */
export function DeskSeller({ seller: key }: { seller: DeskSeller_seller$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const seller = useFragment(fragment, key);
  const saved = sellerDraftOf(seller, now);
  const { values, changes, version, write, drop, refuse, theirs } = useDraft(
    saved,
    seller.version ?? 1,
    `seller.${seller.id}`,
  );
  const [mutate] = useSaveSellerMutation();
  const { save, saving, bad } = useVersionedSave(mutate, refreshSeller);
  const [tried, setTried] = useState(false);
  const [effect, setEffect] = useState<VacationEffect | null>(null);
  const refused = refusedOfSeller(values, changes, now);
  const isChanged = Object.keys(changes).length > 0;
  const away = String(saved['until']);

  const send = async (sent: SellerDraft, what: Partial<SellerDraft>) => {
    const changed = await save({ id: seller.id, version, input: sellerInputOf(sent, what) });
    setEffect(null);
    if (changed) return refuse(Object.keys(saved).filter((name) => changed.includes(sellerFieldOf(name))));
    setTried(false);
    drop();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    showFormErrors(event.currentTarget as HTMLFormElement, () => setTried(true));
    if (!isChanged || Object.keys(refused).length > 0) return;
    if (!changes['until']) return send(values, changes);
    const asked = await askVacation(environment, seller.id);
    if (asked) setEffect(asked);
    else toast.error(t('errors.basic_retry'));
  };
  const why = (name: string) => {
    const reason = tried ? refused[name] : undefined;
    if (!reason && name in changes && bad.includes(sellerFieldOf(name))) return t('desk_catalogue.refused.server');
    return reason && (reason === 'day' ? t('desk_sellers.day') : t(`desk_catalogue.refused.${reason}`));
  };
  const shown = (name: string): string => {
    const value = saved[name];
    if (typeof value === 'boolean') return t(value ? 'desk_catalogue.yes' : 'desk_catalogue.no');
    if (!value) return name === 'until' ? t('desk_sellers.selling') : t('desk_catalogue.nothing');
    return name === 'until' ? formatDateLong(value, locale, now) : value;
  };
  return (
    <form noValidate className={styles.product} aria-label={seller.name} onSubmit={(event) => void submit(event)}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>{seller.name}</h2>
          <p className={styles.seller}>
            {away ? t('desk_sellers.away', { day: formatDateLong(away, locale, now) }) : t('desk_sellers.selling')}
          </p>
        </div>
        <TextField
          type="date"
          className={styles.status}
          label={t('desk_sellers.fields.until')}
          hint={t('desk_sellers.until_hint')}
          value={String(values['until'])}
          min={addDays(dayAt(now), 1)}
          error={why('until')}
          onChange={(event) => write({ until: event.target.value })}
        />
      </div>
      <SellerTexts form={{ values, write, why }} />
      <DraftFoot
        changed={t('desk_sellers.changed')}
        theirs={
          theirs &&
          theirs.map((name) => ({
            label: t(`desk_sellers.fields.${name.replace('.', '_') as 'until'}`),
            value: shown(name),
          }))
        }
        isChanged={isChanged}
        saving={saving}
        onDrop={drop}
      >
        {away && (
          <Button
            variant="outlined"
            busy={saving}
            aria-label={t('desk_sellers.back_of', { name: seller.name })}
            onClick={() => void send({ ...saved, until: '' }, { until: '' })}
          >
            {t('desk_sellers.back')}
          </Button>
        )}
      </DraftFoot>
      {effect && (
        <SellerVacation
          name={seller.name}
          until={String(values['until'])}
          effect={effect}
          saving={saving}
          onConfirm={() => void send(values, changes)}
          onClose={() => setEffect(null)}
        />
      )}
    </form>
  );
}
