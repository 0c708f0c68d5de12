import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, RelayEnvironmentProvider } from 'react-relay';
import { createOperationDescriptor, Environment, getRequest, Network, RecordSource, Store } from 'relay-runtime';
import SitePreviewQueryNode, { type SitePreviewQuery } from '#generated/relay/SitePreviewQuery.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import { HomeBanner } from '../../catalogue/HomeBanner.tsx';
import { ExpressDialog } from '../../notices/ExpressDialog.tsx';
import { NoticeDialog } from '../../notices/NoticeDialog.tsx';
import { useLocale } from '../../shared/i18n/translator.ts';
import { useAddress } from '../../shared/routing/useAddress.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { storedTexts } from '../frame/deskSchema.ts';
import styles from './InformationView.module.css';
import { bannerInputOf, popupInputOf, storedModalInputOf, type SiteInput } from './siteInput.ts';
import type { SiteValues } from './siteValues.ts';

type ImageInput = NonNullable<SiteInput['banner']>['desktopImage'];

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
        ...ExpressDialog_stored
      }
    }
  }
`;

/** A picture as the API returns it. */
const previewImage = (image: ImageInput | null | undefined, locale: Locale) =>
  image && {
    path: image.path,
    alt: (locale === 'en' ? image.alt?.secondary : null) ?? image.alt?.primary ?? null,
  };

/** A separate Relay store that contains the input like a response; it never sends a query. */
function previewOf(values: SiteValues, locale: Locale) {
  const network = Network.create(() => Promise.reject(new Error('A preview asks nobody.')));
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  const operation = createOperationDescriptor(getRequest(SitePreviewQueryNode), {});
  const stored = storedTexts(values);
  const banner = bannerInputOf(stored.banner);
  environment.retain(operation);
  environment.commitPayload(operation, {
    siteInformations: {
      banner: banner && {
        ...banner,
        desktopImage: previewImage(banner.desktopImage, locale),
        mobileImage: previewImage(banner.mobileImage, locale),
      },
      popup: popupInputOf(stored.popup),
      storedModal: storedModalInputOf(stored.storedModal),
    },
  });
  return { environment, data: environment.lookup(operation.fragment).data as SitePreviewQuery['response'] };
}

/** A preview of the input by the market's own components. */
export function SitePreview({ values }: { values: SiteValues }) {
  const { t } = useTranslation();
  const address = useAddress();
  const locale = useLocale();
  const [open, setOpen] = useState<'popup' | 'storedModal' | null>(null);
  const close = () => setOpen(null);
  const { environment, data } = useMemo(() => previewOf(values, locale), [values, locale]);
  const { banner, popup, storedModal } = data.siteInformations;
  return (
    <>
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
        {popup && <NoticeDialog popup={popup} open={open === 'popup'} onAction={(closes) => closes && close()} />}
        {storedModal && (
          <ExpressDialog
            stored={storedModal}
            open={open === 'storedModal'}
            isExpress={false}
            onClose={close}
            onLeave={close}
          />
        )}
      </RelayEnvironmentProvider>
    </>
  );
}
