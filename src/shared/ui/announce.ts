export type Announcement = { text: string; urgent: boolean };
type Region = (announcement: Announcement) => void;

/** ms of quiet before a polite announcement (design.md 4.3): ten quick presses are said once, with the last result. */
export const announceDelay = 500;

const regions: Region[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const say = (announcement: Announcement) => regions.at(-1)?.(announcement);

/** Says a whole sentence politely once 500 ms have passed without another; the last one wins. Browser only. */
export const announce = (text: string): void => {
  clearTimeout(timer);
  timer = setTimeout(say, announceDelay, { text, urgent: false });
};

/** Says an error at once, over what is being said. Browser only. */
export const announceError = (text: string): void => {
  say({ text, urgent: true });
};

/**
 * Adds a place where announcements are said, and returns its removal. The latest place speaks: an open modal window
 * brings its own, since what lies behind it is inert and silent.
 */
export const addRegion = (region: Region): (() => void) => {
  regions.push(region);
  return () => {
    regions.splice(regions.indexOf(region), 1);
  };
};
