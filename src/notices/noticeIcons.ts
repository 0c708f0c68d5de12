import type { IconSource } from '../shared/ui/Icon.tsx';
import {
  calendarCheckIcon,
  infoIcon,
  leafFillIcon,
  packageIcon,
  snowflakeIcon,
  starIcon,
  truckIcon,
  warningIcon,
} from '../shared/ui/iconsFact.ts';
import {
  bellIcon,
  calendarBlankIcon,
  clockIcon,
  giftIcon,
  heartIcon,
  lightningFillIcon,
  megaphoneIcon,
} from '../shared/ui/iconsNotice.ts';
import { basketIcon, carrotIcon, sparkleIcon, storefrontIcon, tagIcon } from '../shared/ui/iconsShell.ts';

/** The icons that an operator may choose for a notice, by Phosphor's own names (schema: Popup.icon). */
export const noticeIcons: ReadonlyMap<string, IconSource> = new Map([
  ['basket', basketIcon],
  ['bell', bellIcon],
  ['calendar-blank', calendarBlankIcon],
  ['calendar-check', calendarCheckIcon],
  ['carrot', carrotIcon],
  ['clock', clockIcon],
  ['gift', giftIcon],
  ['heart', heartIcon],
  ['info', infoIcon],
  ['leaf', leafFillIcon],
  ['lightning', lightningFillIcon],
  ['megaphone', megaphoneIcon],
  ['package', packageIcon],
  ['snowflake', snowflakeIcon],
  ['sparkle', sparkleIcon],
  ['star', starIcon],
  ['storefront', storefrontIcon],
  ['tag', tagIcon],
  ['truck', truckIcon],
  ['warning', warningIcon],
]);
