import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SiteVersions_staff$key } from '#generated/relay/SiteVersions_staff.graphql.ts';
import { formatMoment } from '#rules/dates.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import styles from './InformationView.module.css';
import { siteValuesOf, type SiteValues } from './siteValues.ts';

const fragment = graphql`
  fragment SiteVersions_staff on Staff {
    siteVersions {
      version
      until
      siteInformations {
        ...siteValues_site
      }
    }
  }
`;

/**
 * Earlier versions of the site information. Restoring one fills the form, which previews it; it is saved like any
 * change.
 */
export function SiteVersions({
  staff,
  onTake,
}: {
  staff: SiteVersions_staff$key;
  onTake: (values: Omit<SiteValues, 'terms'>) => void;
}) {
  const { siteVersions } = useFragment(fragment, staff);
  const { t } = useTranslation();
  const locale = useLocale();
  const [chosen, setChosen] = useState<number | null>(null);
  const version = siteVersions.find((earlier) => earlier.version === chosen) ?? siteVersions[0];
  if (!version) return null;
  return (
    <div className={styles.versions}>
      <SelectField
        label={t('desk_information.versions')}
        value={String(version.version)}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {siteVersions.map((earlier) => (
          <option key={earlier.version} value={earlier.version}>
            {t('desk_information.version_until', { moment: formatMoment(earlier.until, locale, null) })}
          </option>
        ))}
      </SelectField>
      <Button variant="outlined" onClick={() => onTake(siteValuesOf(version.siteInformations))}>
        {t('desk_information.take_version')}
      </Button>
    </div>
  );
}
