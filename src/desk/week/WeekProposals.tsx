import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WeekProposals_staff$key } from '#generated/relay/WeekProposals_staff.graphql.ts';
import { formatCount } from '#rules/numbers.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { DeskPanel } from '../frame/DeskLayout.tsx';

const fragment = graphql`
  fragment WeekProposals_staff on Staff {
    tasks {
      proposals
    }
  }
`;

/** How many proposals of producers can be answered now, with a link to them. Renders nothing without any. */
export function WeekProposals({ staff }: { staff: WeekProposals_staff$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useDeskAddress();
  const { proposals: count } = useFragment(fragment, staff).tasks;
  if (count === 0) return null;
  return (
    <DeskPanel title={t('desk_proposals.panel_title')}>
      <p>
        {t('desk_proposals.panel', { count, n: formatCount(count, locale) })}{' '}
        <TextLink href={address('proposals')}>{t('desk_proposals.open')}</TextLink>
      </p>
    </DeskPanel>
  );
}
