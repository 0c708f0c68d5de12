import { afterEach, beforeEach } from 'vitest';
import { addRegion } from '../../../src/shared/ui/announce.ts';

/** What each test of a file has announced where no live region is rendered, with plain spaces. */
export function spokenTexts(): () => readonly string[] {
  let texts: string[] = [];
  let stop = () => {};
  beforeEach(() => {
    texts = [];
    stop = addRegion(({ text }) => texts.push(text.replace(/\s/g, ' ')));
  });
  afterEach(() => stop());
  return () => texts;
}
