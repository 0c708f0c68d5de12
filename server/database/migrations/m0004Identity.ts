import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Sessions of browsers, and the embedded identity provider.
 *
 * - `sign_out`: sign-outs by session and account (SHA-256 in hex): earlier tokens are refused in that browser, whichever
 *   tab sends them.
 * - `identity_*`: accounts, sessions, grants and tokens, links sent by mail, and the provider's own keys. Empty with
 *   another provider.
 */
export const m0004Identity: Migration = {
  async up(db) {
    await sql`
      create table session (
        id text primary key,
        created_at timestamptz not null default now(),
        seen_at timestamptz not null default now(),
        age_confirmed boolean not null default false
      );
      create table sign_out (
        session_id text not null,
        subject_hash text not null,
        at timestamptz not null default clock_timestamp(),
        primary key (session_id, subject_hash)
      );
      create index on sign_out (at);
      create table identity_account (
        subject text primary key,
        email text not null unique check (email = lower(email)),
        email_verified boolean not null default false,
        password_hash text not null,
        locale text not null check (locale in ('fr', 'en')),
        platform text not null default 'consumer' check (platform in ('consumer', 'producer')),
        roles text[] not null default '{}',
        complete_profile boolean not null default true,
        newsletter_at timestamptz,
        blocked boolean not null default false,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create table identity_object (
        model text not null,
        id text not null,
        payload jsonb not null,
        grant_id text,
        uid text,
        account_id text,
        expires_at timestamptz,
        consumed_at timestamptz,
        primary key (model, id)
      );
      create index on identity_object (grant_id);
      create index on identity_object (uid);
      create index on identity_object (account_id);
      create index on identity_object (expires_at);
      create table identity_ticket (
        hash text primary key,
        purpose text not null check (purpose in ('password', 'email')),
        subject text not null references identity_account on delete cascade,
        email text not null,
        expires_at timestamptz not null
      );
      create index on identity_ticket (subject);
      create table identity_setting (
        name text primary key,
        value jsonb not null
      );
    `.execute(db);
  },
};
