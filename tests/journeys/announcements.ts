import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * Listens to what the page in view says from now on, and answers how to expect a part of it. An announcement stands for half a
 * second when another one follows: too short for whoever only looks.
 */
export async function listenTo(page: Page): Promise<(text: string) => Promise<void>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const note = () => texts.push(...[...document.querySelectorAll('[aria-live]')].map((one) => one.textContent ?? ''));
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  const heard = async () => (await said.evaluate((texts) => texts.join(' '))).replaceAll(/\s+/g, ' ');
  return (text) => expect.poll(heard, `hears ${text}`).toContain(text);
}
