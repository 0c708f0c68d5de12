import { JOB_NAMES, JOB_PURPOSES } from '../jobs/jobNames.ts';

/** The jobs of `run`, a line each. */
export const jobLines = JOB_NAMES.map((name) => `  ${name.padEnd(20)}${JOB_PURPOSES[name]}`);

const DRY_RUN = '  --dry-run             says what it would do, and changes nothing';

/** What each command is for, for --help. */
export const operatorHelp = {
  maintenance: ['maintenance on|off    shows the maintenance message on every page, or ends it', DRY_RUN].join('\n  '),
  check: 'check                 compares holds, payments, orders and balances; fails when they disagree',
  advance: [
    'advance DURATION      moves the market’s clock forward (demo mode): 90m, 36h, 7d; it stays moved after a restart',
    '  stops at each closing, reminder and charge on the way, and has the jobs do what is due; --jump passes over them',
    DRY_RUN,
  ].join('\n  '),
  run: [
    'run JOB               does at once what a job does at its time; of these the closing can be tried: close-period --dry-run',
    ...jobLines,
  ].join('\n  '),
  credit: [
    'credit EMAIL AMOUNT NOTE   gives a customer credit: 12.50 for 12,50 $, -12.50 takes as much; the note is shown to them',
    '  --again               also when the same was given with the same note in the last ten minutes',
    DRY_RUN,
  ].join('\n  '),
  deposit: [
    'deposit EMAIL AMOUNT       credits deposits that a customer brought back, at most those that are held',
    '  --box                 the reusable box is among them: the customer has none any more',
    DRY_RUN,
  ].join('\n  '),
  refunds: [
    'refunds               lists what cancelled orders still owe to cards, and payments that became no order; fails when one was',
    '                        refused, or waits to be given back',
    '  --again               asks for all of that at once, which is done once a day by itself. What the provider has not',
    '                        answered is only asked for so: look it up in its own list before',
    '  --settled PAYMENT     takes a payment that became no order off the list: it was given back',
    DRY_RUN,
  ].join('\n  '),
  import: [
    'import DIR|FILE       brings catalogue files (docs/catalogue-files.md) into the market: all of them or, with errors, nothing',
    '  --dry-run             says what it would do, and writes nothing',
    '  --partial             writes what is good and names the rest',
  ].join('\n  '),
  export: [
    'export DIR            writes the catalogue as files that import reads',
    '  --format csv|json     (csv)',
    'export subscribers FILE.csv    writes who wants the newsletter, since when and where they said so, for a spreadsheet',
    '  --lang fr|en          of its header (fr)',
  ].join('\n  '),
  guest: [
    'guest export EMAIL FILE.json    writes what the market keeps about somebody who bought without an account',
    'guest erase EMAIL     erases name, addresses and notes from their orders that are over; a year after the handover it is done',
    '                        by itself. Orders that an account took over go with the account',
    DRY_RUN,
  ].join('\n  '),
  backup: [
    'backup FILE           writes the whole market into one file, also while it runs (docs/operations.md)',
    '  what it holds is personal, and opens the market: keep it as you would a password',
  ].join('\n  '),
  restore: [
    'restore FILE          brings a backup back, of either database into either: all of it, or nothing is changed',
    '  --dry-run             reads it whole and says what it would do',
    '  --replace             erases what is here first; without it, nothing is restored over a market',
  ].join('\n  '),
  'close-period': [
    'close-period --dry-run     says what the closing would do if it were now: which carts are bought for how much, which not',
    '                        and why, which turn unsure; charges nothing and changes nothing',
    '  --charge              does what is due of a closing that is past, as run closing: cards are charged',
  ].join('\n  '),
  'create-staff': [
    'create-staff EMAIL    gives an account a role at the desk; makes one if there is none, and prints the link for its password',
    '  --role=manager|volunteer  a volunteer receives, packs and hands over, and has nothing to do with money (manager)',
    '  --lang=fr|en          of an account that is made (fr)',
    '  --link                prints a new link for the password, whatever there is',
    '  --dry-run             says what it would do, and changes nothing',
  ].join('\n  '),
} as const;
export type CommandName = keyof typeof operatorHelp;
