import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';
import { useInformationViewQuery } from '../../__generated__/hooks/useInformationViewQuery.ts';
import { useSaveSiteInformationsMutation } from '../../__generated__/hooks/useSaveSiteInformationsMutation.ts';
import type { InformationViewQuery } from '../../__generated__/relay/InformationViewQuery.graphql.ts';
import type { siteDraft_site$key } from '../../__generated__/relay/siteDraft_site.graphql.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { showRefused } from '../shared/ui/showRefused.ts';
import { useDraft } from '../shared/ui/useDraft.ts';
import { DeskHead } from './DeskHead.tsx';
import { DraftFoot } from './DraftFoot.tsx';
import styles from './InformationView.module.css';
import { refreshSite } from './refreshSite.ts';
import { siteDraftOf } from './siteDraft.ts';
import { changedParts, refusedOfSite, siteFieldOf, sitePartOf } from './siteInput.ts';
import { SiteParts } from './SiteParts.tsx';
import { SitePreview } from './SitePreview.tsx';
import { useVersionedSave } from './useVersionedSave.ts';

graphql`
  query InformationViewQuery {
    staff {
      siteInformations {
        version
        ...siteDraft_site
      }
    }
  }
`;

function SiteForm({ site: key, version: current }: { site: siteDraft_site$key; version: number }) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const saved = siteDraftOf(key);
  const { values, changes, version, write, drop, refuse, theirs } = useDraft(saved, current, 'information');
  const [mutate] = useSaveSiteInformationsMutation();
  const { save, saving, bad } = useVersionedSave(mutate, refreshSite);
  const [tried, setTried] = useState(false);
  const refused = refusedOfSite(values, changes);
  const isChanged = Object.keys(changes).length > 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    showRefused(event.currentTarget as HTMLFormElement, () => setTried(true));
    if (!isChanged || Object.keys(refused).length > 0) return;
    const changed = await save({ version, input: changedParts(values, changes) });
    if (changed) return refuse(Object.keys(saved).filter((name) => changed.includes(sitePartOf(name))));
    await refreshSite(environment);
    // Home and the notice ask again when they are next drawn.
    commitLocalUpdate(environment, (store) => store.getRoot().getLinkedRecord('siteInformations')?.invalidateRecord());
    setTried(false);
    drop();
  };
  const why = (name: string) => {
    const reason = tried ? refused[name] : undefined;
    if (!reason && name in changes && bad.includes(siteFieldOf(name)))
      return t(name.endsWith('Image.path') ? 'desk_information.refused.picture' : 'desk_catalogue.refused.server');
    if (reason === 'url' || reason === 'cookie') return t(`desk_information.refused.${reason}`);
    return reason && t(`desk_catalogue.refused.${reason}`);
  };
  const labelOf = (name: string): string => {
    const part = sitePartOf(name);
    const field = name.slice(part.length + 1).replaceAll('.', '_') as 'shown';
    return `${t(`desk_information.parts.${part}`)}, ${t(`desk_information.fields.${field}`)}`;
  };
  const shown = (value: string | boolean | null | undefined): string =>
    typeof value === 'boolean'
      ? t(value ? 'desk_catalogue.yes' : 'desk_catalogue.no')
      : value || t('desk_catalogue.nothing');
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <SiteParts form={{ values, write, why }} />
      <SitePreview draft={values} />
      <DraftFoot
        changed={t('desk_information.changed')}
        theirs={theirs && theirs.map((name) => ({ label: labelOf(name), value: shown(saved[name]) }))}
        isChanged={isChanged}
        saving={saving}
        onDrop={drop}
      />
    </form>
  );
}

/** The home banner, the notice and what Express means: changed together, and seen before they are saved. */
export function InformationView({ reference }: { reference: PreloadedQuery<InformationViewQuery> }) {
  const site = useInformationViewQuery(reference).staff?.siteInformations;
  const { t } = useTranslation();
  return (
    <>
      <PageTitle name={t('desk.views.information')} />
      <DeskHead title={t('desk.views.information')} under={t('desk_information.under')} />
      {site && <SiteForm site={site} version={site.version ?? 1} />}
    </>
  );
}
