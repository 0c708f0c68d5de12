import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../demo/demoAccounts.ts';
import { hashPassword, verifyPassword } from './passwordHash.ts';
import { judgePassword, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './passwordRules.ts';

describe('password hashes', () => {
  it('verify their own password and no other, and are never the same twice', async () => {
    const hash = await hashPassword('quatre mots sans lien');
    expect(await verifyPassword('quatre mots sans lien', hash)).toBe(true);
    expect(await verifyPassword('quatre mots sans lie', hash)).toBe(false);
    expect(await verifyPassword('Quatre mots sans lien', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
    expect(await hashPassword('quatre mots sans lien')).not.toBe(hash);
  });

  it('are checked with the parameters that they were made with', async () => {
    const weaker = 'scrypt$16$8$1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    expect(await verifyPassword('x', weaker)).toBe(false);
  });

  it('take as long for a missing account, and never match', async () => {
    const hash = await hashPassword('quatre mots sans lien');
    const took = async (against: string | null) => {
      const begin = process.cpuUsage();
      for (let count = 0; count < 3; count += 1) expect(await verifyPassword('autre chose', against)).toBe(false);
      const { user, system } = process.cpuUsage(begin);
      return user + system;
    };
    await took(hash);
    const ratio = (await took(null)) / (await took(hash));
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

describe('a new password', () => {
  const judge = (password: string, email = 'camille@exemple.ca') => judgePassword(password, email);

  it.each([
    ['', 'missing'],
    ['x'.repeat(PASSWORD_MIN_LENGTH - 1), 'short'],
    ['éèàùçâêîô', 'short'],
    ['ab cd '.repeat(30), 'long'],
    ['1234567890', 'common'],
    ['9876543210', 'common'],
    ['aaaaaaaaaaaa', 'common'],
    ['abababababab', 'common'],
    ['..........', 'common'],
    ['Password123!', 'common'],
    ['Mot de passe 1', 'common'],
    ['azertyuiop', 'common'],
    ['Québec2026!!', 'common'],
    ['camille@exemple.ca', 'email'],
    ['Camille2026', 'email'],
  ])('is rejected: %s (%s)', (password, fault) => {
    expect(judge(password)).toBe(fault);
  });

  it.each(['quatre mots sans lien', 'x7f-k2p-9wq', 'été à la cabane', '密码很长很长很长很长', 'a'.repeat(9) + 'b1c2'])(
    'is accepted: %s',
    (password) => {
      expect(judge(password)).toBeNull();
    },
  );

  it('has a minimum and a maximum length', () => {
    const text = 'un jour de marché à la campagne, '.repeat(10);
    expect(judge(text.slice(0, PASSWORD_MIN_LENGTH))).toBeNull();
    expect(judge(text.slice(0, PASSWORD_MAX_LENGTH))).toBeNull();
    expect(judge(text.slice(0, PASSWORD_MAX_LENGTH + 1))).toBe('long');
  });

  it('may be that of the demo accounts', () => {
    for (const { email } of DEMO_ACCOUNTS) expect(judge(DEMO_PASSWORD, email)).toBeNull();
  });
});
