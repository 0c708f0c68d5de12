import { describe, expect, it } from 'vitest';
import { identityMail } from './identityMails.ts';

const MARKET = {
  name: { fr: 'Marché du Lac', en: 'Lake Market' },
  sender: null,
  replyTo: null,
  taxNumbers: { gst: null, qst: null },
  contact: { email: 'bonjour@lac.example.test', phone: null, address: null },
};

describe('identityMail', () => {
  it.each([
    ['fr', 'Confirmer mon courriel', 'Marché du Lac'],
    ['en', 'Confirm my email', 'Lake Market'],
  ] as const)(
    'looks and is signed as the market’s other mails, with its link as a button (%s)',
    (locale, button, name) => {
      const url = 'https://compte.example.test/confirmer?ticket=abc';
      const mail = identityMail({ kind: 'confirm', url }, { email: 'ann@exemple.ca', locale }, MARKET);
      expect(mail.html).toContain(`>${button}</a>`);
      expect(mail.html).toContain(`<strong>${name}</strong>`);
      expect(mail.text).toContain(`${button}\n${url}`);
      expect(mail.text.endsWith(`${name}\nbonjour@lac.example.test`)).toBe(true);
    },
  );

  it('has no link where it only notifies', () => {
    const mail = identityMail({ kind: 'passwordChanged' }, { email: 'ann@exemple.ca', locale: 'fr' }, MARKET);
    expect(mail.html).not.toContain('<a ');
  });
});
