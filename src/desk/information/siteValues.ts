import { graphql, readInlineData } from 'react-relay';
import type { siteValues_site$data, siteValues_site$key } from '#generated/relay/siteValues_site.graphql.ts';
import { textValues } from '../frame/deskSchema.ts';
import { cropValue } from '../frame/pictureValues.ts';
import { identityValuesOf } from './identityValues.ts';
import type { TermsValues } from './termsValues.ts';

// Both languages of a text are read by `textValues`.
// oxlint-disable relay/unused-fields
const fragment = graphql`
  fragment siteValues_site on SiteInformations @inline {
    ...identityValues_site
    banner {
      title {
        primary
        secondary
      }
      description {
        primary
        secondary
      }
      actionPrimary {
        ...siteValues_action @relay(mask: false)
      }
      desktopImage {
        ...siteValues_image @relay(mask: false)
      }
      mobileImage {
        ...siteValues_image @relay(mask: false)
      }
    }
    popup {
      active
      color
      icon
      cookieName
      title {
        primary
        secondary
      }
      body {
        primary
        secondary
      }
      actionPrimary {
        ...siteValues_action @relay(mask: false)
      }
      actionSecondary {
        ...siteValues_action @relay(mask: false)
      }
    }
    storedModal {
      title {
        primary
        secondary
      }
      body {
        primary
        secondary
      }
    }
  }
`;
graphql`
  fragment siteValues_action on Action {
    text {
      primary
      secondary
    }
    url
    close
    external
  }
`;
graphql`
  fragment siteValues_image on Image {
    path
    altTexts {
      primary
      secondary
    }
    ...pictureValues_crop
  }
`;
// oxlint-enable relay/unused-fields

/** The parts of the site's information that may be absent, by the names of the API. */
export const SITE_PARTS = ['banner', 'popup', 'storedModal'] as const;

type Action = NonNullable<siteValues_site$data['banner']>['actionPrimary'];
const actionValues = (action: Action | undefined) => ({
  text: textValues(action?.text),
  url: action?.url ?? '',
  close: action?.close ?? true,
  external: action?.external ?? false,
});

type Image = NonNullable<siteValues_site$data['banner']>['desktopImage'];
/** A missing picture has no path. */
const imageValues = (image: Image | undefined) => ({
  path: image?.path ?? '',
  alt: textValues(image?.altTexts),
  crop: cropValue(image),
});

/** The form's values of the stored information; a missing part is empty. */
export function siteValuesOf(site: siteValues_site$key) {
  const data = readInlineData(fragment, site);
  const { banner, popup, storedModal } = data;
  return {
    ...identityValuesOf(data),
    banner: {
      shown: banner !== null,
      title: textValues(banner?.title),
      description: textValues(banner?.description),
      actionPrimary: actionValues(banner?.actionPrimary),
      desktopImage: imageValues(banner?.desktopImage),
      mobileImage: imageValues(banner?.mobileImage),
    },
    popup: {
      shown: popup !== null,
      active: popup?.active ?? false,
      color: popup?.color ?? 'turquoise',
      icon: popup?.icon ?? '',
      cookieName: popup?.cookieName ?? 'avis',
      title: textValues(popup?.title),
      body: textValues(popup?.body),
      actionPrimary: actionValues(popup?.actionPrimary),
      actionSecondary: actionValues(popup?.actionSecondary),
    },
    storedModal: {
      shown: storedModal !== null,
      title: textValues(storedModal?.title),
      body: textValues(storedModal?.body),
    },
  };
}
/** All of them, with the amounts that the market decides, which an earlier version does not have. */
export type SiteValues = ReturnType<typeof siteValuesOf> & { terms: TermsValues };
