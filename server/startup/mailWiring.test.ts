import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { createClock } from '../gateways/clock.ts';
import { createLog } from '../log.ts';
import { openMail } from './mailWiring.ts';

it('gives the mails of a trial the time of its own clock, in the order in which they were sent', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mail-'));
  const config = { smtp: null, dataDir, mailboxPort: 0, host: '127.0.0.1', isPublic: false } as Config;
  const clock = createClock(new Date('2030-02-03T12:00:00Z'));
  const named = { marketName: 'Marché', monogram: null };
  const { gateway, close } = await openMail(config, { ...named, gate: null, clock, log: createLog('silent') });
  const mail = { to: 'ann@exemple.ca', locale: 'fr', text: '', html: '' } as const;
  await gateway.send({ ...mail, subject: 'first' });
  clock.advance(86_400_000);
  await gateway.send({ ...mail, subject: 'second' });
  await close();
  const folder = path.join(dataDir, 'mail');
  const names = (await readdir(folder)).sort();
  const stored = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
  );
  await rm(dataDir, { recursive: true });
  const dayOf = ({ subject, at }: { subject: string; at: number }) => [
    subject,
    new Date(at).toISOString().slice(0, 10),
  ];
  expect(stored.map(dayOf)).toEqual([
    ['first', '2030-02-03'],
    ['second', '2030-02-04'],
  ]);
  expect(Number(names[0]!.slice(0, 15))).toBeLessThan(Date.parse('2030-01-01'));
});
