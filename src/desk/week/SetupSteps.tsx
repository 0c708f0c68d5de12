import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useDismissSetupMutation } from '#generated/hooks/useDismissSetupMutation.ts';
import type { SetupSteps_staff$data, SetupSteps_staff$key } from '#generated/relay/SetupSteps_staff.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { UiLink } from '../../shared/ui/UiLink.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { deskFailure } from '../frame/deskErrors.ts';
import { DeskPanel } from '../frame/DeskLayout.tsx';
import table from '../frame/DeskTable.module.css';
import type { DeskViewName } from '../frame/deskViews.ts';
import { MarketServices } from './MarketServices.tsx';
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
type Place = { view: DeskViewName; part?: Record<Locale, string> };

const INFORMATION: Place = { view: 'information' };
const GOODS: Place = { view: 'catalogue' };
/** The form that fills in each step; none for what is set on the server. */
const FORMS: Readonly<Partial<Record<string, Place>>> = {
  identity: INFORMATION,
  contact: INFORMATION,
  taxes: INFORMATION,
  texts: { view: 'texts', part: { fr: 'conditions', en: 'terms' } },
  places: { view: 'catalogue', part: { fr: 'points', en: 'pickup' } },
  zones: { view: 'catalogue', part: { fr: 'zones', en: 'zones' } },
  sellers: { view: 'catalogue', part: { fr: 'producteurs', en: 'producers' } },
  proposals: { view: 'catalogue', part: { fr: 'producteurs', en: 'producers' } },
  products: GOODS,
  pictures: GOODS,
};
const NAMES = [
  'identity',
  'contact',
  'taxes',
  'texts',
  'places',
  'zones',
  'sellers',
  'products',
  'pictures',
  'proposals',
  'payment',
] as const;

/** A step and its form. Renders nothing for an unknown one of a newer server. */
function Step({ step }: { step: Setup[number] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useDeskAddress();
  const name = NAMES.find((one) => one === step.name);
  if (!name) return null;
  const form = FORMS[name];
  const title = t(`desk_setup.steps.${name}`);
  return (
    <li className={styles.order}>
      {form ? (
        <UiLink href={address(form.view, form.part?.[locale])} className={table.name}>
          {title}
        </UiLink>
      ) : (
        <b>{title}</b>
      )}
      <span className={styles.tags}>
        {step.optional && !step.done && <Tag colour="gray">{t('desk_setup.optional')}</Tag>}
        <Tag colour={step.done ? 'turquoise' : 'orange'}>{t(step.done ? 'desk_setup.done' : 'desk_setup.todo')}</Tag>
      </span>
      {name === 'payment' && !step.done && <p>{t('desk_setup.payment_words')}</p>}
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
        <MarketServices staff={data} />
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
            <Button variant="text" onClick={close}>
              {t('desk_setup.keep')}
            </Button>
          </>
        }
      >
        <p>{t('desk_setup.dismiss_words')}</p>
      </Dialog>
    </div>
  );
}
