import { describe, expect, it } from 'vitest';
import { mailTranslator } from '../text/mailTexts.ts';
import { composeMail, sumLabel } from './composeMail.ts';
import type { MarketOfMail } from './composeMail.ts';

const MARKET: MarketOfMail = {
  publicUrl: 'https://market.example.test',
  now: new Date('2026-11-26T12:00:00-05:00'),
  name: { fr: 'Marché du Lac', en: 'Lake Market' },
  sender: null,
  replyTo: 'bonjour@lac.example.test',
  taxNumbers: { gst: null, qst: null },
  contact: {
    email: 'bonjour@lac.example.test',
    phone: '819 555-0199',
    address: { line1: '12, rue du Lac', line2: null, city: 'Val', state: 'QC', postal_code: 'J0X1A1', country: 'CA' },
  },
};
const CONTENT = { subject: 'Objet', title: 'Titre', blocks: [{ kind: 'text', text: 'Corps' }] } as const;

describe('composeMail', () => {
  it('signs text and HTML with the name in the language of the mail, the postal address, e-mail and phone', () => {
    const { text, html } = composeMail('en', MARKET, CONTENT);
    expect(text.replaceAll('\u00A0', ' ').split('\n').slice(-4)).toEqual([
      'Lake Market',
      '12, rue du Lac, Val (QC) J0X 1A1',
      'bonjour@lac.example.test',
      '819 555-0199',
    ]);
    const signature = html?.slice(html.indexOf('<strong>')).replaceAll('\u00A0', ' ');
    for (const line of ['Lake Market', '12, rue du Lac, Val (QC) J0X 1A1', 'bonjour@lac.example.test', '819 555-0199'])
      expect(signature).toContain(line);
    expect(composeMail('fr', MARKET, CONTENT).text).toContain('Marché du Lac\n');
  });

  it('signs with the name alone where the operator has set no contact', () => {
    expect(composeMail('fr', { ...MARKET, contact: null }, CONTENT).text).toMatch(/Corps\n\nMarché du Lac$/);
  });

  it('labels each tax with the number that the market has for it', () => {
    const taxNumbers = { gst: '81234 RT', qst: '1234 TQ' };
    const labels = (['sums.gst', 'sums.pst', 'sums.total'] as const).map((key) =>
      sumLabel(key, { taxNumbers }, mailTranslator('fr')),
    );
    expect(labels).toEqual(['TPS (81234 RT)', 'TVQ (1234 TQ)', 'Total']);
  });
});
