import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { EarlierTexts_staff$key } from '#generated/relay/EarlierTexts_staff.graphql.ts';
import type { EarlierTextsQuery } from '#generated/relay/EarlierTextsQuery.graphql.ts';
import type { pageTexts_site$data } from '#generated/relay/pageTexts_site.graphql.ts';
import { formatMoment } from '#rules/dates.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { refetch } from '../../shared/relay/refetch.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useBusy } from '../../shared/ui/useBusy.ts';
import { readTexts, type TextName } from './pageTexts.ts';
import styles from './TextsView.module.css';

const query = graphql`
  query EarlierTextsQuery($version: Int!) {
    staff {
      siteVersion(version: $version) {
        siteInformations {
          ...pageTexts_site
        }
      }
    }
  }
`;

const fragment = graphql`
  fragment EarlierTexts_staff on Staff {
    siteVersions {
      version
      until
      changedTexts
      changedLinks
    }
  }
`;

/** What was shown before each saving that changed this part. Restoring it fills the form, which previews it; it is saved like any change. */
export function EarlierTexts({
  part,
  staff,
  onTake,
}: {
  part: TextName | 'links';
  staff: EarlierTexts_staff$key;
  onTake: (site: pageTexts_site$data) => void;
}) {
  const now = useNow();
  const versions = useFragment(fragment, staff).siteVersions.filter(({ changedTexts, changedLinks }) =>
    part === 'links' ? changedLinks : changedTexts.includes(part),
  );
  const { t } = useTranslation();
  const locale = useLocale();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const [chosen, setChosen] = useState<number | null>(null);
  const [busy, during] = useBusy();
  const version = versions.find((earlier) => earlier.version === chosen) ?? versions[0];
  if (!version) return null;
  const take = async () => {
    const data = await refetch<EarlierTextsQuery>(environment, query, { version: version.version });
    const earlier = data?.staff?.siteVersion;
    if (!earlier) return toast.error(t('desk_texts.no_version'));
    onTake(readTexts(earlier.siteInformations));
    toast.success(t('desk_texts.version_taken'));
  };
  return (
    <div className={styles.versions}>
      <SelectField
        label={t('desk_texts.versions')}
        value={String(version.version)}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {versions.map((earlier) => (
          <option key={earlier.version} value={earlier.version}>
            {t('desk_information.version_until', { moment: formatMoment(earlier.until, locale, now, 'short') })}
          </option>
        ))}
      </SelectField>
      <Button variant="outlined" busy={busy !== null} onClick={() => void during(take)}>
        {t('desk_information.take_version')}
      </Button>
    </div>
  );
}
