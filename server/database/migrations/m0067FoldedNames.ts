import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Names are searched for without apostrophes, with a space for each dash, without accents however they are written, and
 * with oe for œ: `foldedName` of rules/plainText.ts. What is stored folded is folded again.
 */
export const m0067FoldedNames: Migration = {
  async up(db) {
    await sql`
      create or replace function folded(words text) returns text language sql immutable parallel safe return
        replace(replace(replace(replace(
          lower(regexp_replace(
            normalize(translate(words,
              E'\\u002d\\u2010\\u2011\\u2012\\u2013\\u2014\\u2015\\u2212\\u00a0\\u202f\\u2009''\\u2019\\u2018\\u201b\\u02bc\\u02b9\\u2032\\u0060\\u00b4',
              '           '), nfd),
            '[\\u0300-\\u036f]', '', 'g')),
          'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae');
      reindex index customer_by_name;
      alter table orders drop column search_words, add column search_words text not null generated always as
        (folded(coalesce(contact_name, '') || ' ' || coalesce(contact_email, ''))) stored;
      alter table customer drop column search_words, add column search_words text not null generated always as
        (folded(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email)) stored;
    `.execute(db);
  },
};
