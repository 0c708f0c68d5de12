import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { MailGateway } from '../../gateways/mail.ts';

const stored = z.object({
  id: z.string(),
  at: z.number(),
  to: z.string(),
  locale: z.enum(['fr', 'en']),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  files: z.array(z.object({ name: z.string(), type: z.string(), text: z.string() })).optional(),
});
/** A sent mail; `at` in ms. */
export type StoredMail = z.infer<typeof stored>;

export type MailFolder = MailGateway & {
  /** The newest first, at most `limit`. */
  list(limit: number): Promise<StoredMail[]>;
  find(id: string): Promise<StoredMail | null>;
};

const FILE = /^(\d{15}-[0-9a-f-]{36})\.json$/;
const UNFINISHED = '.tmp';
/** The most mails stored; older ones are removed. */
const MAX_MAILS = 500;

/**
 * The mailbox that a fresh machine has instead of a mail server: one JSON file per mail in `folder`, readable by its
 * owner only, named by the time of sending and the mail's key, which identifies a repeated one. It contains everybody's
 * mails: for demonstrations only.
 *
 * @param marketNow The day and hour that a mail bears: the market's, which `advance` moves; its order is the machine's.
 */
export async function openMailFolder(
  folder: string,
  now: () => number = Date.now,
  marketNow: () => number = now,
): Promise<MailFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder))
    if (name.endsWith(UNFINISHED)) await rm(join(folder, name), { force: true });

  const names = async (): Promise<string[]> =>
    (await readdir(folder))
      .filter((name) => FILE.test(name))
      .sort()
      .reverse();
  const readMail = async (name: string): Promise<StoredMail> =>
    stored.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
  let last = 0;

  return {
    async send({ key = randomUUID(), ...mail }) {
      const existing = (await names()).find((name) => name.endsWith(`-${key}.json`));
      if (existing !== undefined) return key;
      // Two mails of the same millisecond stay in order.
      last = Math.max(last + 1, now());
      const id = `${String(last).padStart(15, '0')}-${key}`;
      const path = join(folder, `${id}.json`);
      await writeFile(path + UNFINISHED, JSON.stringify({ id, at: marketNow(), ...mail }, null, 2), { mode: 0o600 });
      await rename(path + UNFINISHED, path);
      for (const name of (await names()).slice(MAX_MAILS)) await rm(join(folder, name), { force: true });
      return key;
    },

    isUp: async () => true,

    async list(limit) {
      return Promise.all((await names()).slice(0, limit).map(readMail));
    },

    async find(id) {
      const name = `${id}.json`;
      return FILE.test(name) && (await names()).includes(name) ? readMail(name) : null;
    },
  };
}
