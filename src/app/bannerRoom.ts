import { PERSONAL_PREFIX, readPersistent, writePersistent } from '../shared/storage/persistentStorage.ts';

/** The window's width and the banner's height when it was last shown here, in CSS pixels: "390 148". */
const KEY = `${PERSONAL_PREFIX}banner`;

/** Gives the banner this room, in px. Without any it is not shown (Layout.module.css). */
export function setBannerRoom(height: number): void {
  const root = document.documentElement;
  // The whole page takes its styles anew when this changes, or is set: so does the list that Back shows, when it is shown.
  if ((root.style.getPropertyValue('--banner-room') || '0px') === `${height}px`) return;
  root.style.setProperty('--banner-room', `${height}px`);
  root.toggleAttribute('data-banner', height > 0);
}

/**
 * Keeps the room of the banner that this customer's last page showed, before the page is painted: the banner comes with
 * the customer's data, and would push the page down under the finger. In the page's head (headScript.ts).
 */
export function keepBannerRoom(): void {
  const [width, height = 0] = (readPersistent(KEY) ?? '').split(' ').map(Number);
  if (width === window.innerWidth) setBannerRoom(height);
}

/** Stores the room for the next page; 0: none. */
export const storeBannerRoom = (height: number): void =>
  void writePersistent(KEY, height > 0 ? `${window.innerWidth} ${height}` : null);
