import { expect, it } from 'vitest';
import { troublesOf } from '../../tests/support/catalogueFolder.ts';

const words = (primary: string, secondary: string | null = `${primary} (en)`) => ({ primary, secondary });
type Section = Record<string, unknown>;
const question: Section = { heading: words('Combien ?'), group: words('Prix'), paragraphs: [words('{fee}.')] };
/** The problems of a site file with this section in its questions, without the file and line. */
const problemsOf = (section: Section, name = 'faq') =>
  troublesOf({
    'site.json': JSON.stringify({
      pages: { [name]: { title: words('Questions'), updatedOn: '2026-11-20', sections: [question, section] } },
    }),
  }).map((problem) => problem.replace(/^site\.json, line \d+, pages\.\w+\.sections\.1\./, ''));

it('accepts questions with subjects, links and values of the market', () => {
  expect(problemsOf({ ...question, link: { text: words('Lire'), url: '/conditions' } })).toEqual([]);
  expect(problemsOf({ heading: null, paragraphs: [words('Bienvenue.')] }, 'producers')).toEqual([]);
});

it.each([
  [
    'an answer without English',
    { paragraphs: [words('Oui.', null)] },
    'paragraphs.0.secondary: the English is missing, which other texts of this page have',
  ],
  [
    'an empty answer',
    { paragraphs: [words('Oui.', '')] },
    'paragraphs.0.secondary: expected a text of at most 5,000 characters, without HTML',
  ],
  ['no answer', { paragraphs: [] }, 'paragraphs: Too small: expected array to have >=1 items'],
  [
    '20,000 characters',
    { paragraphs: [words('é'.repeat(20_000))] },
    'paragraphs.0.primary: expected a text of at most 5,000 characters, without HTML',
  ],
  [
    'a script',
    { paragraphs: [words('<script>alert(1)</script>')] },
    'paragraphs.0.primary: expected a text of at most 5,000 characters, without HTML',
  ],
  [
    'a question of two lines',
    { heading: words('Un\nDeux') },
    'heading.primary: expected a text of one line, at most 200 characters, without HTML',
  ],
  [
    'a script as a link',
    { link: { text: words('Lire'), url: 'javascript:alert(1)' } },
    'link.url: expected a path such as /paniers-hebdomadaires, or an https, mailto or tel address',
  ],
  [
    'an unknown value',
    { paragraphs: [words('{price}', 'x')] },
    /^paragraphs\.0\.primary: unknown value \{price\}; expected one of market, email/,
  ],
  ['a question without words', { heading: null }, /^heading: /],
])('refuses %s', (_, part, problem) => {
  const problems = problemsOf({ ...question, ...part });
  if (typeof problem === 'string') expect(problems).toContain(problem);
  else expect(problems).toEqual([expect.stringMatching(problem)]);
});

it('accepts a page in French alone', () => {
  const french = (text: string) => words(text, null);
  const page = {
    title: french('Titre'),
    updatedOn: '2026-11-20',
    sections: [{ heading: null, paragraphs: [french('Texte')] }],
  };
  expect(troublesOf({ 'site.json': JSON.stringify({ pages: { privacy: page } }) })).toEqual([]);
});
