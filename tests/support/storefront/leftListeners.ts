type Options = boolean | AddEventListenerOptions | undefined;
type Entry = { target: EventTarget; type: string; listener: unknown; capture: boolean; call: Error };

const isCapture = (options: Options) => (typeof options === 'boolean' ? options : (options?.capture ?? false));
/** The line of the storefront that has called. Only what is left is read: the text of a stack costs more than the call. */
const callerOf = ({ stack = '' }: Error): string => /\bsrc\/(?![^)\s]*\.test\.)[^)\s]+/.exec(stack)?.[0] ?? '';

/** They listen as long as the document is there. */
const LASTING =
  /^src\/(?:app\/(?:earlyInput|holdPictures|prefetchLinks|saveVisits|startWhenSeen)|identity\/(?:formerVisit|signInClient)|shared\/browser\/accidentalClicks)\.ts/;

const entries: Entry[] = [];
const intervals = new Map<unknown, Error>();

/**
 * Notes what listens to the window and the document, and which intervals run. What a component begins ends with it: one that
 * stays acts on pages that come after, and holds the page that is gone in memory. Returns how to stop.
 */
export function recordListeners(): () => void {
  const undo: (() => void)[] = [];
  for (const target of [window, document] as readonly EventTarget[]) {
    const { addEventListener, removeEventListener } = target;
    const find = (type: string, listener: unknown, options: Options) =>
      entries.findIndex(
        (one) =>
          one.target === target && one.type === type && one.listener === listener && one.capture === isCapture(options),
      );
    Object.assign(target, {
      addEventListener(type: string, listener: EventListener, options: Options) {
        const isOnce = typeof options === 'object' && options.once === true;
        if (!isOnce && find(type, listener, options) < 0)
          entries.push({ target, type, listener, capture: isCapture(options), call: new Error('listener') });
        addEventListener.call(target, type, listener, options);
      },
      removeEventListener(type: string, listener: EventListener, options: Options) {
        const index = find(type, listener, options);
        if (index >= 0) entries.splice(index, 1);
        removeEventListener.call(target, type, listener, options);
      },
    });
    undo.push(() => Object.assign(target, { addEventListener, removeEventListener }));
  }
  const { setInterval, clearInterval } = globalThis;
  Object.assign(globalThis, {
    setInterval(...args: Parameters<typeof setInterval>) {
      const id = setInterval(...args);
      intervals.set(id, new Error('interval'));
      return id;
    },
    clearInterval(id: ReturnType<typeof setInterval>) {
      intervals.delete(id);
      clearInterval(id);
    },
  });
  undo.push(() => Object.assign(globalThis, { setInterval, clearInterval }));
  return () => undo.forEach((one) => one());
}

/** Takes what the storefront has begun since the last call, and not ended. */
export function takeLeftListeners(): string[] {
  const left = entries.splice(0).map(({ type, call }) => ({ type, from: callerOf(call) }));
  const running = [...intervals.values()].map((call) => ({ type: 'interval', from: callerOf(call) }));
  intervals.clear();
  return [...left, ...running].flatMap(({ type, from }) => (from && !LASTING.test(from) ? [`${type}: ${from}`] : []));
}
