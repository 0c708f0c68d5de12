import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { isFullRun } from '../support/fullRun.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Of a long list only its beginning is judged by default: the rest of it is built alike. */
const REPEATED = isFullRun ? [] : ['li:nth-child(n + 13)'];

/**
 * What is wrong on the current page, one line per rule and place: WCAG 2.2, levels A and AA, and fields whose text is
 * below 16 px, on which a phone zooms in.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(
    async ({ values, exclude }) => {
      const { violations } = await window.axe.run(
        { include: ['html'], exclude },
        { runOnly: { type: 'tag', values }, resultTypes: ['violations'] },
      );
      const fields = [...document.querySelectorAll('select, textarea, input:not([type=radio], [type=checkbox])')];
      const small = fields.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16);
      return [
        ...violations.flatMap(({ id, nodes }) =>
          nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
        ),
        ...small.map((field) => `small field: ${field.className || field.outerHTML}`),
      ];
    },
    { values: LEVELS, exclude: REPEATED },
  );
}

/** The widths, in CSS px, at which the current page still scrolls sideways when its pictures for that width have loaded. */
export async function sidewaysAt(page: Page, widths: number[]): Promise<number[]> {
  const wide: number[] = [];
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await page
      .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
      .catch(() => wide.push(width));
  }
  if (before) await page.setViewportSize(before);
  return wide;
}

/** The widths at which the current page would scroll sideways if its names were long and without spaces. */
export async function sidewaysWithLongNames(page: Page, widths: number[]): Promise<number[]> {
  await page.getByRole('heading').evaluateAll((headings) => {
    for (const heading of headings) heading.textContent = 'Chantepleureauxquatrevents'.repeat(2);
  });
  return sidewaysAt(page, widths);
}

/** The widths at which the current page scrolls sideways, and whether its sidebar cuts something, with text of twice its size. */
export async function cutWithLargeText(page: Page, widths: number[]): Promise<(number | string)[]> {
  const setSize = (size: string) =>
    page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);
  await setSize('200%');
  const wide = await sidewaysAt(page, widths);
  const cut = await page
    .locator('nav')
    .first()
    .locator('*')
    .evaluateAll((parts) => {
      const edge = parts[0]?.closest('nav')?.getBoundingClientRect().right ?? Infinity;
      return parts
        .filter((part) => part.getClientRects().length > 0 && part.getBoundingClientRect().right > edge + 1)
        .map((part) => `cut in the sidebar: ${part.textContent}`);
    });
  await setSize('');
  return [...wide, ...cut];
}

/** How many cards have badges on more than one line of their picture at this width (design guide, product card). */
export async function crowdedCardsAt(page: Page, width: number): Promise<number> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 844 });
  const crowded = await page.locator('article span[data-light]:first-child').evaluateAll(
    (badges) =>
      badges.filter((badge) => {
        const corner = badge.parentElement!.getBoundingClientRect();
        return corner.height > 1.5 * badge.getBoundingClientRect().height;
      }).length,
  );
  if (before) await page.setViewportSize(before);
  return crowded;
}
