import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useDismissSetupMutation } from '#generated/hooks/useDismissSetupMutation.ts';
import type { SetupSteps_staff$data, SetupSteps_staff$key } from '#generated/relay/SetupSteps_staff.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import { useLocale, type TextKey } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { SafeAnswer } from '../../shared/ui/SafeAnswer.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { UiLink } from '../../shared/ui/UiLink.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { deskFailure } from '../frame/deskErrors.ts';
import { DeskPanel } from '../frame/DeskLayout.tsx';
import table from '../frame/DeskTable.module.css';
import type { DeskViewName } from '../frame/deskViews.ts';
import { MarketServices } from '../frame/MarketServices.tsx';
import styles from './WeekWatched.module.css';

graphql`
  mutation DismissSetupMutation {
    dismissSetup {
      setup {
        name
      }
    }
  }
`;

const fragment = graphql`
  fragment SetupSteps_staff on Staff {
    ...MarketServices_staff
    setup {
      name
      done
      optional
    }
  }
`;

type Setup = NonNullable<SetupSteps_staff$data['setup']>;
/** hash: what has the focus there (useHashFocus). */
type Place = { view: DeskViewName; part?: Record<Locale, string>; hash?: string };

const GOODS: Place = { view: 'catalogue' };
/** The form that fills in each step; none for what is set on the server. */
const FORMS: Readonly<Partial<Record<string, Place>>> = {
  identity: { view: 'information', hash: 'identity' },
  contact: { view: 'information', hash: 'contact' },
  amounts: { view: 'information', hash: 'terms' },
  taxes: { view: 'information', hash: 'taxNumbers' },
  week: { view: 'calendar' },
  texts: { view: 'texts', part: { fr: 'conditions', en: 'terms' } },
  collections: { view: 'catalogue', part: { fr: 'categories', en: 'categories' } },
  places: { view: 'catalogue', part: { fr: 'points', en: 'pickup' } },
  zones: { view: 'catalogue', part: { fr: 'zones', en: 'zones' } },
  sellers: { view: 'catalogue', part: { fr: 'producteurs', en: 'producers' } },
  proposals: { view: 'catalogue', part: { fr: 'producteurs', en: 'producers' } },
  products: GOODS,
  pictures: GOODS,
};
/** Steps whose first object is made in a form of its own. */
const CREATED: ReadonlySet<string> = new Set(['collections', 'places', 'zones', 'sellers', 'products']);
const NAMES = [
  'identity',
  'contact',
  'amounts',
  'taxes',
  'week',
  'texts',
  'collections',
  'places',
  'zones',
  'sellers',
  'products',
  'pictures',
  'proposals',
  'payment',
] as const;

/** What to know of a step that is to be done. */
const NOTES: Partial<Record<(typeof NAMES)[number], TextKey>> = {
  amounts: 'desk_setup.amounts_words',
  taxes: 'desk_setup.taxes_words',
  week: 'desk_setup.week_words',
  payment: 'desk_setup.payment_words',
};

/** A step and its form. Renders nothing for an unknown one of a newer server. */
function Step({ step }: { step: Setup[number] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useDeskAddress();
  const name = NAMES.find((one) => one === step.name);
  if (!name) return null;
  const form = FORMS[name];
  // Undone in a trial alone, which takes none: nothing is left to fill in.
  const isTrial = name === 'payment' && !step.done;
  const title = t(isTrial ? 'desk_setup.payment_trial' : `desk_setup.steps.${name}`);
  const search = CREATED.has(name) && !step.done ? '?new=1' : '';
  const hash = form?.hash === undefined ? '' : `#${form.hash}`;
  const note = step.done ? undefined : NOTES[name];
  return (
    <li className={styles.order}>
      {form ? (
        <UiLink href={address(form.view, form.part?.[locale]) + search + hash} className={table.name}>
          {title}
        </UiLink>
      ) : (
        <b>{title}</b>
      )}
      <span className={styles.tags}>
        {step.optional && !step.done && <Tag colour="gray">{t('desk_setup.optional')}</Tag>}
        {isTrial ? (
          <Tag colour="gray">{t('desk_setup.services.standIn')}</Tag>
        ) : (
          <Tag colour={step.done ? 'turquoise' : 'orange'}>{t(step.done ? 'desk_setup.done' : 'desk_setup.todo')}</Tag>
        )}
      </span>
      {note && <p>{t(note)}</p>}
    </li>
  );
}

/** What a market that was just set up still lacks, each with its form, until it is there or a manager dismisses the list. */
export function SetupSteps({ staff }: { staff: SetupSteps_staff$key }) {
  const { t } = useTranslation();
  const data = useFragment(fragment, staff);
  const { setup } = data;
  const [isAsking, setAsking] = useState(false);
  const [dismiss, busy] = useDismissSetupMutation();
  const { revalidate } = useRevalidator();
  if (!setup) return null;
  const close = () => setAsking(false);
  const confirm = async () => {
    const answer = await dismiss({ variables: {}, failureKey: deskFailure('errors.basic_save') });
    close();
    if (answer) void revalidate();
  };
  return (
    <div className={styles.setup}>
      <DeskPanel title={t('desk_setup.title')}>
        <p className={styles.none}>{t('desk_setup.words')}</p>
        <ol className={styles.list}>
          {setup.map((step) => (
            <Step key={step.name} step={step} />
          ))}
        </ol>
        <MarketServices staff={data} isPart />
        <Button size="s" variant="text" onClick={() => setAsking(true)}>
          {t('desk_setup.dismiss')}
        </Button>
      </DeskPanel>
      <Dialog
        open={isAsking}
        onClose={close}
        title={t('desk_setup.dismiss_title')}
        closeLabel={t('labels.close')}
        actions={
          <>
            <Button busy={busy} onClick={() => void confirm()}>
              {t('desk_setup.dismiss')}
            </Button>
            <SafeAnswer onClick={close}>{t('desk_setup.keep')}</SafeAnswer>
          </>
        }
      >
        <p>{t('desk_setup.dismiss_words')}</p>
      </Dialog>
    </div>
  );
}
