import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * Records the page's announcements from now on, and returns an assertion for a part of one. An announcement is replaced
 * after half a second when another follows, too soon for polling.
 */
export async function listenTo(page: Page): Promise<(text: string) => Promise<void>> {
  const announcements = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const recordTexts = () =>
      texts.push(...[...document.querySelectorAll('[aria-live]')].map((one) => one.textContent ?? ''));
    new MutationObserver(recordTexts).observe(document, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  const announcedText = async () => (await announcements.evaluate((texts) => texts.join(' '))).replaceAll(/\s+/g, ' ');
  return (text) => expect.poll(announcedText, `hears ${text}`).toContain(text.replaceAll(/\s+/g, ' '));
}
