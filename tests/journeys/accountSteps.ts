import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { FIT_WIDTHS, sidewaysAt, violationsOf } from './axe.ts';
import { expect } from './journey.ts';
import { settled } from './settled.ts';
import { variationsToRun } from './variations.ts';

/** A section of the account page, by its title. */
export const part = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });
export const dialogOf = (page: Page): Locator => page.getByRole('dialog');
export const field = (within: Page | Locator, label: string): Locator => within.getByLabel(label, { exact: true });
export const save = (within: Page | Locator) => within.getByRole('button', { name: 'Enregistrer' }).click();

/** Presses save, and waits for the market's confirmation. */
export async function saved(page: Page, within: Page | Locator): Promise<void> {
  const response = page.waitForResponse(
    (response) => response.request().postData()?.includes('UpdateUserMutation') ?? false,
  );
  await save(within);
  await response;
  await expect(page.getByText('Profil enregistré').first()).toBeVisible();
}

/** All personal data of the signed-in customer, as the account page exports it. */
export async function ownData(page: Page): Promise<{ name: string; text: string; data: PersonalData }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), text, data: JSON.parse(text) as PersonalData };
}
type PersonalData = {
  exportedAt: string;
  customer: Record<string, unknown>;
  newsletterConsents: { given: boolean; at: string; source: string }[];
  cart: { lines: { quantity: number }[] };
  orders: unknown[];
};

/**
 * Checks that the current page or dialog (named `what`) is accessible, in light or dark (with --all in both), and does
 * not scroll sideways at any width.
 */
export async function expectFit(page: Page, what: string): Promise<void> {
  for (const colorScheme of variationsToRun(what, ['dark', 'light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    expect(await violationsOf(page), `${what} in ${colorScheme}`).toEqual([]);
  }
  expect(await sidewaysAt(page, FIT_WIDTHS), `${what} scrolls sideways`).toEqual([]);
}
