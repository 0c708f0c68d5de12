export type Announcement = { text: string; urgent: boolean };
type Region = (announcement: Announcement) => void;

/** ms of quiet before a polite announcement (design 4): ten quick presses are said once, with the last result. */
export const announceDelay = 500;
/** ms between two announcements of the same kind: what is replaced sooner may never be heard. */
export const announceSpacing = 500;

const regions: Region[] = [];
const say = (announcement: Announcement) => regions.at(-1)?.(announcement);

/** Says what it is given one after the other; `forget` drops what is left. */
function createQueue(urgent: boolean): { add: (text: string) => void; forget: () => void } {
  const waiting: string[] = [];
  let busy: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    const text = waiting.shift();
    busy = text === undefined ? undefined : setTimeout(next, announceSpacing);
    if (text !== undefined) say({ text, urgent });
  };
  return {
    add(text) {
      waiting.push(text);
      if (busy === undefined) next();
    },
    forget() {
      clearTimeout(busy);
      busy = undefined;
      waiting.length = 0;
    },
  };
}

const politely = createQueue(false);
const atOnce = createQueue(true);

/** Sentences that wait for quiet, by what they are about. */
const pending = new Map<string, string>();
let quiet: ReturnType<typeof setTimeout> | undefined;

/**
 * Says a whole sentence politely once 500 ms have passed without another. Of several about the same thing the last one
 * wins; about different things each is said, in their order. about: that thing, by default the same for all. Browser only.
 */
export const announce = (text: string, about = ''): void => {
  clearTimeout(quiet);
  pending.delete(about);
  pending.set(about, text);
  quiet = setTimeout(() => {
    const texts = [...pending.values()];
    pending.clear();
    texts.forEach(politely.add);
  }, announceDelay);
};

/** Says an error at once, over what is being said; several one after the other. Browser only. */
export const announceError = (text: string): void => atOnce.add(text);

/**
 * Adds a place where announcements are said, and returns its removal. The latest place speaks: an open modal window
 * brings its own, since what lies behind it is inert and silent.
 */
export const addRegion = (region: Region): (() => void) => {
  // What was to be said where nobody listened any more is not said late.
  if (regions.length === 0) for (const queue of [politely, atOnce]) queue.forget();
  regions.push(region);
  return () => {
    regions.splice(regions.indexOf(region), 1);
  };
};
