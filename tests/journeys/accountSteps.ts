import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { sidewaysAt, violationsOf } from './axe.ts';
import { expect } from './journey.ts';
import { settled } from './settled.ts';
import { twins } from './twins.ts';

/** One part of the account's page, by its title. */
export const part = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });
export const dialogOf = (page: Page): Locator => page.getByRole('dialog');
export const field = (within: Page | Locator, label: string): Locator => within.getByLabel(label, { exact: true });
export const save = (within: Page | Locator) => within.getByRole('button', { name: 'Enregistrer' }).click();

/** Presses, and waits until the market says that it is saved. */
export async function saved(page: Page, within: Page | Locator): Promise<void> {
  const done = page.waitForResponse(
    (response) => response.request().postData()?.includes('UpdateUserMutation') ?? false,
  );
  await save(within);
  await done;
  await expect(page.getByText('Profil enregistré').first()).toBeVisible();
}

/** All that the market keeps about who is signed in, as the account's page hands it out. */
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

/** What is in view (`what` it is) is fit for everybody, in light and dark as twins, and scrolls sideways at no width. */
export async function expectFit(page: Page, what: string): Promise<void> {
  for (const colorScheme of twins(what, ['dark', 'light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    expect(await violationsOf(page), `${what} in ${colorScheme}`).toEqual([]);
  }
  expect(await sidewaysAt(page, [320, 390, 1280]), `${what} scrolls sideways`).toEqual([]);
}
