import { useTranslation } from 'react-i18next';
import { graphql, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import { commitLocalUpdate, type Environment } from 'relay-runtime';
import { useInformationViewQuery } from '#generated/hooks/useInformationViewQuery.ts';
import { useSaveSiteInformationsMutation } from '#generated/hooks/useSaveSiteInformationsMutation.ts';
import InformationViewQueryNode, { type InformationViewQuery } from '#generated/relay/InformationViewQuery.graphql.ts';
import type { siteValues_site$key } from '#generated/relay/siteValues_site.graphql.ts';
import type { SiteVersions_staff$key } from '#generated/relay/SiteVersions_staff.graphql.ts';
import type { TermsAgreement_staff$key } from '#generated/relay/TermsAgreement_staff.graphql.ts';
import type { termsValues_staff$key } from '#generated/relay/termsValues_staff.graphql.ts';
import type { weekWarnings_query$key } from '#generated/relay/weekWarnings_query.graphql.ts';
import type { Weekday } from '#rules/constants.ts';
import { weekdayName } from '#rules/dates.ts';
import { dayAt } from '#rules/zone.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { refetch } from '../../shared/relay/refetch.ts';
import { browserLoader } from '../../shared/relay/route.ts';
import { DeskFormFooter } from '../frame/DeskFormFooter.tsx';
import { DeskHead } from '../frame/DeskLayout.tsx';
import { MarketServices } from '../frame/MarketServices.tsx';
import type { CropValue } from '../frame/pictureValues.ts';
import { useDeskForm } from '../frame/useDeskForm.ts';
import { useHashFocus } from '../frame/useHashFocus.ts';
import { DropOffFields } from './DropOffFields.tsx';
import { useHaltedPurchases } from './HaltedPurchases.tsx';
import { ContactFields, IdentityFields } from './IdentityFields.tsx';
import { IdentityPreview } from './IdentityPreview.tsx';
import styles from './InformationView.module.css';
import { siteSchema } from './siteInput.ts';
import { SiteParts } from './SiteParts.tsx';
import { SitePreview } from './SitePreview.tsx';
import { siteValuesOf, type SiteValues } from './siteValues.ts';
import { SiteVersions } from './SiteVersions.tsx';
import { TermsFields } from './TermsFields.tsx';
import { storedTermsOf, termsValuesOf } from './termsValues.ts';

/** Fetches the site's information after a change, here or elsewhere. Never throws. */
async function refreshSite(environment: Environment): Promise<void> {
  await refetch<InformationViewQuery>(environment, InformationViewQueryNode, {});
}

/** Site information, for editing. */
export const loader = browserLoader<InformationViewQuery>(InformationViewQueryNode);

graphql`
  mutation SaveSiteInformationsMutation($version: Int!, $input: SiteInformationsInput!, $halted: HaltedPurchasesInput) {
    saveSiteInformations(version: $version, input: $input, halted: $halted) {
      version
    }
  }
`;

graphql`
  query InformationViewQuery {
    ...weekWarnings_query
    staff {
      ...SiteVersions_staff
      ...termsValues_staff
      ...TermsAgreement_staff
      ...MarketServices_staff
      siteInformations {
        version
        ...siteValues_site
      }
    }
  }
`;

const HOURS = /^identity\.hours\.(\d)\.(from|to)$/;

type FormProps = {
  site: siteValues_site$key;
  version: number;
  query: weekWarnings_query$key;
  staff: SiteVersions_staff$key & termsValues_staff$key & TermsAgreement_staff$key;
};

function SiteForm({ site: key, version: current, staff, query }: FormProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const environment = useRelayEnvironment();
  const terms = storedTermsOf(staff);
  const today = dayAt(useNow());
  const within = useHashFocus<HTMLFormElement>();
  const form = useDeskForm({
    name: 'information',
    saved: { ...siteValuesOf(key), terms: termsValuesOf(terms, today) },
    version: current,
    mutation: useSaveSiteInformationsMutation(),
    refresh: refreshSite,
    schema: siteSchema(terms, today),
    invalidText: (path) =>
      /\.(path|logo|\w*[cC]rop)$/.test(path) ? 'desk_information.refused.picture' : 'desk_catalogue.refused.server',
    labelOf: (path) => {
      const [, weekday, end] = HOURS.exec(path) ?? [];
      if (weekday)
        return t(`desk_information.hours_${end as 'from' | 'to'}`, {
          day: weekdayName(Number(weekday) as Weekday, locale),
        });
      const field = path.slice(path.indexOf('.') + 1).replaceAll('.', '_') as 'shown';
      return t(`desk_information.fields.${field}`);
    },
  });

  const { ask, dialog } = useHaltedPurchases();
  const onSaved = async () => {
    await refreshSite(environment);
    // Home and the notice refetch it when they are rendered next.
    commitLocalUpdate(environment, (store) => store.getRoot().getLinkedRecord('siteInformations')?.invalidateRecord());
  };
  const submit = form.submit((input) =>
    input.terms
      ? ask((halted, isHandled) => form.save({ input, halted }, onSaved, isHandled))
      : form.save({ input }, onSaved),
  );
  const textOf = (path: string): string | undefined => {
    if (!/crop$/i.test(path)) return undefined;
    const [crop] = form.savedValue(path) as CropValue;
    return crop && t('desk_pictures.placed', { x: Math.round(crop.x * 100), y: Math.round(crop.y * 100) });
  };
  const partOf = (path: string) => path.split('.')[0] as keyof SiteValues;
  return (
    <form ref={within} noValidate className={styles.form} onSubmit={submit}>
      <SiteParts form={form} />
      <TermsFields form={form} staff={staff} terms={terms} today={today} />
      <ContactFields form={form} />
      <IdentityFields form={form} />
      <DropOffFields form={form} query={query} />
      <section className={styles.preview} aria-label={t('desk_information.preview')}>
        <p>{t('desk_information.preview_hint')}</p>
        <IdentityPreview values={form.values} />
        <SitePreview values={form.values} />
      </section>
      <SiteVersions staff={staff} onTake={(values) => form.writeAll({ ...values, terms: form.values.terms })} />
      <DeskFormFooter
        form={form}
        changed={t('desk_information.changed')}
        labelOf={(path) => `${t(`desk_information.parts.${partOf(path)}`)}, ${form.labelOf(path)}`}
        textOf={textOf}
      />
      {dialog}
    </form>
  );
}

/** The market’s identity, the home banner, the notice and the Express text: edited in one form, with a preview. */
export function InformationView({ reference }: { reference: PreloadedQuery<InformationViewQuery> }) {
  const { staff, ...query } = useInformationViewQuery(reference);
  const site = staff?.siteInformations;
  const { t } = useTranslation();
  return (
    <>
      <DeskHead title={t('desk.views.information')} under={t('desk_information.under')} />
      {site && <SiteForm site={site} version={site.version ?? 1} staff={staff} query={query} />}
      {staff && (
        <div className={styles.services}>
          <MarketServices staff={staff} />
        </div>
      )}
    </>
  );
}
