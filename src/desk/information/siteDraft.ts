import { graphql, readInlineData } from 'react-relay';
import type { siteDraft_site$data, siteDraft_site$key } from '#generated/relay/siteDraft_site.graphql.ts';
import { textDraft, type Draft } from '../frame/draftSchema.ts';
import { identityDraftOf } from './identityDraft.ts';

// Read by name below, the same way for each part.
// oxlint-disable relay/unused-fields
const fragment = graphql`
  fragment siteDraft_site on SiteInformations @inline {
    ...identityDraft_site
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
        ...siteDraft_action @relay(mask: false)
      }
      desktopImage {
        ...siteDraft_image @relay(mask: false)
      }
      mobileImage {
        ...siteDraft_image @relay(mask: false)
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
        ...siteDraft_action @relay(mask: false)
      }
      actionSecondary {
        ...siteDraft_action @relay(mask: false)
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
  fragment siteDraft_action on Action {
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
  fragment siteDraft_image on Image {
    path
    altTexts {
      primary
      secondary
    }
  }
`;
// oxlint-enable relay/unused-fields

/** The parts of the site's information that may be absent, by the names of the API. */
export const SITE_PARTS = ['banner', 'popup', 'storedModal'] as const;
export type SitePart = (typeof SITE_PARTS)[number];
/** Those that every market has. */
export const OWN_PARTS = ['identity', 'contact'] as const;
export type AnyPart = SitePart | (typeof OWN_PARTS)[number];
type Action = NonNullable<siteDraft_site$data['banner']>['actionPrimary'];

const actionDraft = (name: string, action: Action): Draft => ({
  ...textDraft(`${name}.text`, action?.text),
  [`${name}.url`]: action?.url ?? '',
  [`${name}.close`]: action?.close ?? true,
  [`${name}.external`]: action?.external ?? false,
});

type Image = NonNullable<siteDraft_site$data['banner']>['desktopImage'];
/** A missing picture has no path. */
const imageDraft = (name: string, image: Image): Draft => ({
  [`${name}.path`]: image?.path ?? '',
  ...textDraft(`${name}.alt`, image?.altTexts),
});

/** The form's values of the stored information; a missing part is empty. */
export function siteDraftOf(site: siteDraft_site$key): Draft {
  const data = readInlineData(fragment, site);
  const { banner, popup, storedModal } = data;
  return {
    ...identityDraftOf(data),
    'banner.shown': banner !== null,
    ...textDraft('banner.title', banner?.title),
    ...textDraft('banner.description', banner?.description),
    ...actionDraft('banner.actionPrimary', banner?.actionPrimary),
    ...imageDraft('banner.desktopImage', banner?.desktopImage),
    ...imageDraft('banner.mobileImage', banner?.mobileImage),
    'popup.shown': popup !== null,
    'popup.active': popup?.active ?? false,
    'popup.color': popup?.color ?? 'turquoise',
    'popup.icon': popup?.icon ?? '',
    'popup.cookieName': popup?.cookieName ?? 'avis',
    ...textDraft('popup.title', popup?.title),
    ...textDraft('popup.body', popup?.body),
    ...actionDraft('popup.actionPrimary', popup?.actionPrimary),
    ...actionDraft('popup.actionSecondary', popup?.actionSecondary),
    'storedModal.shown': storedModal !== null,
    ...textDraft('storedModal.title', storedModal?.title),
    ...textDraft('storedModal.body', storedModal?.body),
  };
}
