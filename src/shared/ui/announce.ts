export type Announcement = { text: string; urgent: boolean };
type Region = (announcement: Announcement) => void;

/** ms of quiet before a polite announcement (design 4): ten quick presses are announced once, with the last result. */
export const announceDelay = 500;
/** ms between two announcements of the same kind: one replaced sooner may never be heard. */
export const announceSpacing = 500;

const regions: Region[] = [];
const deliver = (announcement: Announcement) => regions.at(-1)?.(announcement);

/** Announces its entries one after the other; `forget` drops the rest. */
function createQueue(urgent: boolean): { add: (text: string) => void; clear: () => void } {
  const queue: string[] = [];
  let busy: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    const text = queue.shift();
    busy = text === undefined ? undefined : setTimeout(next, announceSpacing);
    if (text !== undefined) deliver({ text, urgent });
  };
  return {
    add(text) {
      queue.push(text);
      if (busy === undefined) next();
    },
    clear() {
      clearTimeout(busy);
      busy = undefined;
      queue.length = 0;
    },
  };
}

const politeQueue = createQueue(false);
const urgentQueue = createQueue(true);

/** Sentences that wait for quiet, by subject. */
const pending = new Map<string, string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Announces a whole sentence politely after 500 ms without another. Of several about the same subject the last one
 * wins; about different subjects each is announced, in order. about: the subject, by default the same for all. Browser
 * only.
 */
export const announce = (text: string, subject = ''): void => {
  clearTimeout(timer);
  pending.delete(subject);
  pending.set(subject, text);
  timer = setTimeout(() => {
    const texts = [...pending.values()];
    pending.clear();
    texts.forEach(politeQueue.add);
  }, announceDelay);
};

/** Announces an error immediately, interrupting others; several one after the other. Browser only. */
export const announceError = (text: string): void => urgentQueue.add(text);

/**
 * Adds a live region, and returns a function that removes it. The latest one is used: an open modal dialog brings its
 * own, since the page behind it is inert and silent.
 */
export const addRegion = (region: Region): (() => void) => {
  // Pending announcements are dropped once no region is left.
  if (regions.length === 0) for (const queue of [politeQueue, urgentQueue]) queue.clear();
  regions.push(region);
  return () => {
    regions.splice(regions.indexOf(region), 1);
  };
};
