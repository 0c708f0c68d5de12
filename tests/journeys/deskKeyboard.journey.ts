import { openDesk } from './deskSteps.ts';
import { desktop, expect, test } from './journey.ts';

test.use(desktop);

// By default: the shop’s dialogs, in the journey keyboard.
test(
  'keeps the keyboard inside a dialog of the desk until it closes, and returns focus to its opener',
  { tag: '@all' },
  async ({ page }) => {
    await openDesk(page, '/comptoir/clients');
    await page
      .getByRole('main')
      .getByRole('link', { name: /@|Membre/ })
      .first()
      .press('Enter');
    for (const name of ['Corriger le solde', 'Supprimer le compte']) {
      const opener = page.getByRole('button', { name, exact: true });
      await opener.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      for (let at = 0; at < 8; at += 1) {
        await page.keyboard.press('Tab');
        const isOutside = await page.evaluate(() => {
          const focused = document.activeElement;
          return focused !== document.body && !focused?.closest('dialog');
        });
        expect(isOutside, name).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  },
);
