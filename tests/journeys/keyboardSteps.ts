import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/demo/demoAccounts.ts';
import { expect } from './journey.ts';
import { CUSTOMER } from './signInSteps.ts';

const MOST_STOPS = 120;

/** The focused element in words, whether a visible ring around it or its label shows it, and whether it is one of the targets. */
const focusOf = (targets: Locator) =>
  targets.evaluateAll((all) => {
    const element = document.activeElement;
    if (!element || element === document.body) return { at: 'nowhere', ring: false, seen: false, isTarget: false };
    const box = element.getBoundingClientRect();
    const rung = (one: Element | null, part?: string) => {
      const style = one && getComputedStyle(one, part);
      return style !== null && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    };
    const around = [element, element.closest('label')];
    return {
      at: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`,
      ring: around.some((one) => rung(one) || rung(one, '::after')),
      seen: box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth,
      isTarget: all.includes(element as HTMLElement),
    };
  });

/** Presses a key; afterwards something has focus. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(async () => (await focusOf(page.locator('body'))).at, `the focus after ${key}`).not.toBe('nowhere');
}

export const isFocused = (target: Locator) =>
  target.evaluateAll((all) => all.includes(document.activeElement as HTMLElement));

/** Presses Tab until the target has focus, checking that every stop on the way shows it. Returns their number. */
export async function tabTo(page: Page, target: Locator): Promise<number> {
  await expect(target.first()).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    let isReached = false;
    await expect
      .poll(async () => {
        const { at, ring, seen: inView, isTarget } = await focusOf(target);
        isReached = isTarget;
        return ring && inView ? 'shown' : `${at}: ring ${ring}, in view ${inView}`;
      })
      .toBe('shown');
    if (isReached) return stop + 1;
  }
  throw new Error(`${MOST_STOPS} stops, and never on ${String(target)}`);
}

/** Fills in the provider's French form of a sign-in as the demo's customer, by keyboard alone, and looks at the password on the way. */
export async function signInByKeyboard(page: Page): Promise<void> {
  await page.waitForURL(/\/u\//);
  await expect(page.locator('#email')).toBeFocused();
  await page.keyboard.type(CUSTOMER);
  await tabTo(page, page.locator('#password'));
  await page.keyboard.type(DEMO_PASSWORD);
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: 'Afficher le mot de passe' })).toBeFocused();
  await press(page, 'Space');
  await expect(page.locator('#password')).toHaveAttribute('type', 'text');
  await tabTo(page, page.getByRole('button', { name: 'Se connecter', exact: true }));
  await page.keyboard.press('Enter');
}
