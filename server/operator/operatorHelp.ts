import { schemaDocument } from '../graphql/schemaText.ts';

const jobs = schemaDocument.definitions.flatMap((definition) =>
  definition.kind === 'EnumTypeDefinition' && definition.name.value === 'JobName' ? (definition.values ?? []) : [],
);
/** One line for each job of `run`, with its purpose by the schema. */
export const jobLines = jobs.map(({ name, description }) => `  ${name.value.padEnd(20)}${description?.value}`);

const DRY_RUN = '  --dry-run             shows what would happen, and changes nothing';

/** The --help text of `setup`, which needs neither server nor database. */
export const setupHelp = [
  'setup [FILE]          asks in order for what a live market or a trial lacks, tries each answer at its service, and writes it to',
  '                        FILE (market.env), which npm start and npm run market read in their folder',
  '  --check               asks nothing; exits with 1 if something is missing or does not work',
].join('\n  ');

/** The --help text of `migrate`, which is done on the database, whoever runs on it. */
export const migrateHelp = [
  'migrate               migrates the database to this version, while servers of the version before go on; a start does it too',
  DRY_RUN,
].join('\n  ');

/** The --help text of each command. */
export const operatorHelp = {
  maintenance: ['maintenance on|off    shows or removes the maintenance message on every page', DRY_RUN].join('\n  '),
  check: [
    'check                 reads every row, to find lost ones, and compares reserved stock, payments, orders and balances;',
    '                        exits with 1 if something is lost or disagrees',
  ].join('\n  '),
  advance: [
    'advance DURATION      moves the clock of a demo or trial forward, by 90m, 36h or 7d; it stays moved after a restart',
    '  runs the jobs at each closing, reminder and charge on the way; --jump skips them',
    DRY_RUN,
  ].join('\n  '),
  run: [
    'run JOB               runs a job now, as its schedule would (for the closing, see also close-period --dry-run)',
    ...jobLines,
  ].join('\n  '),
  credit: [
    'credit EMAIL AMOUNT NOTE   gives a customer credit: 12.50 for $12.50; -12.50 takes it away. The customer sees the note',
    '  --again               repeats a credit of the last ten minutes with the same amount and note',
    DRY_RUN,
  ].join('\n  '),
  deposit: [
    'deposit EMAIL AMOUNT       credits returned deposits, up to the deposits that the customer has paid',
    '  --box                 the reusable box is among them',
    DRY_RUN,
  ].join('\n  '),
  refunds: [
    'refunds               lists pending and refused card refunds, and payments that became no order; exits with 1 if a refund',
    '                        was refused or such a payment is not settled',
    '  --again               retries refused refunds now instead of once a day. Before you retry one whose result is unknown,',
    '                        look it up at the provider',
    '  --settled PAYMENT     removes a payment that became no order from the list, once you have refunded it',
    DRY_RUN,
  ].join('\n  '),
  import: [
    'import DIR|FILE       imports catalogue files (docs/catalogue-files.md): all of them, or nothing if any has an error',
    '  --dry-run             shows what would happen, and writes nothing',
    '  --partial             imports the valid rows and reports the others',
  ].join('\n  '),
  export: [
    'export DIR            writes the catalogue as files that import can read',
    '  --format csv|json     (default csv)',
    'export subscribers FILE.csv    writes the newsletter subscribers, with when and where they subscribed, for a spreadsheet',
    '  --lang fr|en          language of the header (default fr)',
    'export operations FILE.json    writes how often each operation of the storefronts was called in the last 30 days, for',
    '                        retiring releases (contracts/README.md); nothing about callers',
  ].join('\n  '),
  guest: [
    'guest export EMAIL FILE.json    writes everything stored about somebody who ordered without an account',
    'guest erase EMAIL     erases name, addresses and notes from their finished orders, which otherwise happens a year after the',
    '                        handover; and restock notices, unpaid payments and records of mails. Orders claimed by an account',
    '                        are erased with it',
    DRY_RUN,
  ].join('\n  '),
  backup: [
    'backup FILE           writes the whole market to one file, also while it is running (docs/operations.md)',
    '  the file contains personal data and access keys: protect it like a password. A database that has lost rows is refused',
  ].join('\n  '),
  restore: [
    'restore FILE          restores a backup, to PostgreSQL or the embedded database, completely or not at all',
    '  --dry-run             reads the whole file and shows what would happen',
    '  --replace             deletes the existing market first; without it, restore needs an empty database',
  ].join('\n  '),
  'close-period': [
    'close-period --dry-run     shows what the closing would do now: which carts it would buy and for how much, which not and',
    '                        why, and which lines become unsure; charges and changes nothing',
    '  --charge              completes a closing that is due, like run closing: charges cards',
  ].join('\n  '),
  'create-staff': [
    'create-staff EMAIL    gives an account a role at the desk; creates it if necessary and prints a link to set its password',
    '  --role=manager|volunteer  (default manager); volunteers receive, pack and hand over, without access to money',
    '  --lang=fr|en          language of a new account (default fr)',
    '  --link                prints a new password link',
    '  --dry-run             shows what would happen, and changes nothing',
  ].join('\n  '),
} as const;
export type CommandName = keyof typeof operatorHelp;
