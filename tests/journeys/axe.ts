import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { isFullRun } from '../support/fullRun.ts';
import { everyPartHydrated } from './settled.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Of a long list or table only its beginning is judged by default: the rest of it is built alike. */
const REPEATED = isFullRun ? [] : ['li:nth-child(n + 9)', 'tr:nth-child(n + 9)'];

/** The frames that axe judged in this process: their words, with the colours and the width. */
const judgedFrames = new Set<string>();

/**
 * Marks the header, navigation and footer around the page's main part that were judged before with the same words, colours and
 * width: they are the same on every page. With ETAL_TEST_ALL=1 none. Returns a function that remembers those of this page.
 */
async function markJudgedFrames(page: Page): Promise<() => void> {
  if (isFullRun) return () => {};
  const frames = await page.evaluate(
    (judged) => {
      const look = `${matchMedia('(prefers-color-scheme: dark)').matches} ${innerWidth}`;
      const around = [...document.querySelectorAll('header, nav, footer')].filter(
        (part) => !part.closest('main, dialog'),
      );
      return around.map((part) => {
        const frame = `${look} ${part.tagName} ${part.textContent.replaceAll(/\d+/g, '')}`;
        part.toggleAttribute('data-judged', judged.includes(frame));
        return frame;
      });
    },
    [...judgedFrames],
  );
  return () => {
    for (const frame of frames) judgedFrames.add(frame);
  };
}

/**
 * What is wrong on the current page, one line per rule and place: WCAG 2.2, levels A and AA, and fields whose text is
 * below 16 px, on which a phone zooms in.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const rememberFrames = await markJudgedFrames(page);
  const violations = await page.evaluate(
    async ({ values, exclude }) => {
      const { violations } = await window.axe.run(
        { include: ['html'], exclude },
        // Nothing judged needs the style sheets or media, which axe would fetch and parse anew.
        { runOnly: { type: 'tag', values }, resultTypes: ['violations'], preload: false },
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
    { values: LEVELS, exclude: [...REPEATED, '[data-judged]'] },
  );
  if (violations.length === 0) rememberFrames();
  return violations;
}

const HEIGHT = 844;

/**
 * The widths at which a page must fit: by default the narrowest phone and a computer, since what fits both fits between them; each
 * change lays the page out and draws it anew.
 */
export const FIT_WIDTHS: readonly number[] = isFullRun ? [320, 390, 1280] : [320, 1280];

/** Whether the current page fits into its width once its pictures for it have loaded. */
const fits = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
    .then(() => true)
    .catch(() => false);

/** Gives the page these widths and its present one, that last, since each change lays the page out and draws it anew. */
async function atWidths(page: Page, widths: readonly number[], check: (width: number) => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? { width: 0, height: HEIGHT };
  const others = widths.filter((width) => width !== before.width);
  for (const width of [...others, before.width]) {
    await page.setViewportSize({ width, height: before.height });
    await check(width);
  }
}

/** Of these widths and the present one, in CSS px, those at which the current page scrolls sideways. */
export async function sidewaysAt(page: Page, widths: readonly number[]): Promise<number[]> {
  const wide: number[] = [];
  await atWidths(page, widths, async (width) => {
    if (!(await fits(page))) wide.push(width);
  });
  return wide;
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);

/** Writes the longest days there are in the place of all days, which stand in one piece: a page fits on each day of the year. */
export async function setDays(page: Page): Promise<void> {
  await everyPartHydrated(page);
  await page.evaluate(() => {
    const longest = [
      [
        /(?:[a-z]+di|dimanche)\u00a0\d+(?:er)?\u00a0\p{L}+(?:\u00a0\d{4})?/giu,
        'mercredi\u00a030\u00a0septembre\u00a02027',
      ],
      [/\w+day,\u00a0\w+\u00a0\d+(?:,\u00a0\d{4})?/g, 'Wednesday,\u00a0September\u00a030,\u00a02027'],
      [/[a-z]{3}\.\u00a0\d+(?:er)?\u00a0\p{L}+\.?/gu, 'mer.\u00a030\u00a0sept.'],
      [/\b[A-Z][a-z]{2},\u00a0[A-Z][a-z]{2}\u00a0\d+/g, 'Wed,\u00a0Sep\u00a030'],
    ] as const;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const old = text.nodeValue ?? '';
      const long = longest.reduce((words, [day, replacement]) => words.replaceAll(day, replacement), old);
      if (long !== old) text.nodeValue = long;
    }
  });
}

/** The widths at which the current page scrolls sideways with text of twice its size and the longest of days. */
export async function sidewaysInLargeText(page: Page, widths: readonly number[]): Promise<number[]> {
  await setDays(page);
  await setTextSize(page, '200%');
  const wide = await sidewaysAt(page, widths);
  await setTextSize(page, '');
  return wide;
}

/** What the current page's sidebar cuts, with its groups open: a browser lays out a closed one late. */
const cutInSidebar = (page: Page): Promise<string[]> =>
  page
    .locator('nav')
    .first()
    .locator('*')
    .evaluateAll((parts) => {
      for (const part of parts) if (part instanceof HTMLDetailsElement) part.open = true;
      const edge = parts[0]?.closest('nav')?.getBoundingClientRect().right ?? Infinity;
      return parts
        .filter((part) => part.getClientRects().length > 0 && part.getBoundingClientRect().right > edge + 1)
        .map((part) => `cut in the sidebar: ${part.textContent}`);
    });

/** How many cards have badges on more than one line of their picture (design guide, product card). */
const crowdedCards = (page: Page): Promise<number> =>
  page.locator('article span[data-light]:first-child').evaluateAll(
    (badges) =>
      badges.filter((badge) => {
        const corner = badge.parentElement!.getBoundingClientRect();
        return corner.height > 1.5 * badge.getBoundingClientRect().height;
      }).length,
  );

/**
 * What of the current page does not fit from the narrowest phone to a computer, one line each: it scrolls sideways, also
 * with long names without spaces and the longest of days, and with text of twice its size (`largeText`), or the badges of a card do. Replaces
 * the page's headings.
 */
export async function misfitsOf(page: Page, { largeText }: { largeText: boolean }): Promise<string[]> {
  const misfits: string[] = [];
  const expectFits = async (what: string) => {
    if (!(await fits(page))) misfits.push(`scrolls sideways ${what}`);
  };
  await everyPartHydrated(page);
  const setNames = () =>
    page.getByRole('heading').evaluateAll((headings) => {
      for (const heading of headings) heading.textContent = 'Chantepleureauxquatrevents'.repeat(2);
    });
  for (const width of FIT_WIDTHS.toReversed()) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectFits(`at ${width} px`);
    if (width === 320 && (await crowdedCards(page)) > 0) misfits.push('badges on two lines at 320 px');
    if (!largeText || width === 390) continue;
    await setTextSize(page, '200%');
    await expectFits(`at ${width} px with text of 200 %`);
    misfits.push(...(await cutInSidebar(page)).map((part) => `${part} at ${width} px with text of 200 %`));
    await setTextSize(page, '');
  }
  await setNames();
  await setDays(page);
  await expectFits('at 320 px with long names');
  if (!isFullRun) return misfits;
  await page.setViewportSize({ width: 390, height: HEIGHT });
  await expectFits('at 390 px with long names');
  return misfits;
}
