import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, RelayEnvironmentProvider } from 'react-relay';
import { createOperationDescriptor, Environment, getRequest, Network, RecordSource, Store } from 'relay-runtime';
import SitePreviewQueryNode, { type SitePreviewQuery } from '../../__generated__/relay/SitePreviewQuery.graphql.ts';
import type { siteDraft_site$data } from '../../__generated__/relay/siteDraft_site.graphql.ts';
import { HomeBanner } from '../catalogue/HomeBanner.tsx';
import { ExpressWindow } from '../notices/ExpressWindow.tsx';
import { NoticeDialog } from '../notices/NoticeDialog.tsx';
import { Button } from '../shared/ui/Button.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import styles from './InformationView.module.css';
import type { SiteDraft } from './siteDraft.ts';
import { siteInputOf } from './siteInput.ts';

graphql`
  query SitePreviewQuery {
    siteInformations {
      banner {
        ...HomeBanner_banner
      }
      popup {
        ...NoticeDialog_popup
      }
      storedModal {
        ...ExpressWindow_stored
      }
    }
  }
`;

/** A store of its own that holds what is written as if the market had said it: no question ever leaves it. */
function previewOf(draft: SiteDraft, kept: siteDraft_site$data) {
  const network = Network.create(() => Promise.reject(new Error('A preview asks nobody.')));
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  const operation = createOperationDescriptor(getRequest(SitePreviewQueryNode), {});
  const { banner, popup, storedModal } = siteInputOf(draft);
  const { desktopImage = null, mobileImage = null } = kept.banner ?? {};
  environment.retain(operation);
  environment.commitPayload(operation, {
    siteInformations: { banner: banner && { ...banner, desktopImage, mobileImage }, popup, storedModal },
  });
  return { environment, data: environment.lookup(operation.fragment).data as SitePreviewQuery['response'] };
}

/** What is written, drawn by the market's own components before anything is saved. */
export function SitePreview({ draft, kept }: { draft: SiteDraft; kept: siteDraft_site$data }) {
  const { t } = useTranslation();
  const address = useAddress();
  const [open, setOpen] = useState<'popup' | 'storedModal' | null>(null);
  const close = () => setOpen(null);
  const { environment, data } = useMemo(() => previewOf(draft, kept), [draft, kept]);
  const { banner, popup, storedModal } = data.siteInformations;
  return (
    <section className={styles.preview} aria-label={t('desk_information.preview')}>
      <p>{t('desk_information.preview_hint')}</p>
      <RelayEnvironmentProvider environment={environment}>
        {banner && <HomeBanner banner={banner} heading="h2" />}
        <p className={styles.actions}>
          {popup && (
            <>
              <Button variant="outlined" onClick={() => setOpen('popup')}>
                {t('desk_information.show_notice')}
              </Button>
              <TextLink standalone href={`${address('home')}?site-information-preview=enabled`}>
                {t('desk_information.market_preview')}
              </TextLink>
            </>
          )}
          {storedModal && (
            <Button variant="outlined" onClick={() => setOpen('storedModal')}>
              {t('desk_information.show_express')}
            </Button>
          )}
        </p>
        {popup && <NoticeDialog popup={popup} open={open === 'popup'} onAct={(closes) => closes && close()} />}
        {storedModal && (
          <ExpressWindow
            stored={storedModal}
            open={open === 'storedModal'}
            on={false}
            onClose={close}
            onLeave={close}
          />
        )}
      </RelayEnvironmentProvider>
    </section>
  );
}
