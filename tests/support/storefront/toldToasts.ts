import { afterEach, beforeEach } from 'vitest';
import { setToastRenderer } from '../../../src/shared/ui/toasts.tsx';

/** What the short messages of each test of a file have said, with plain spaces. */
export function toldToasts(): () => readonly string[] {
  let texts: string[] = [];
  let stop = () => {};
  beforeEach(() => {
    stop = setToastRenderer(({ text }) => texts.push(text.replace(/\s/g, ' ')));
    // Those of tests before, in files of the same process, that nobody rendered.
    texts = [];
  });
  afterEach(() => stop());
  return () => texts;
}
