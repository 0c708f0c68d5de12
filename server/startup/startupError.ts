import { ConfigError } from '../config.ts';
import { DataFolderInUseError } from '../database/dataFolder.ts';
import { EmbeddedDatabaseError } from '../database/embeddedServer.ts';
import { MigrationRefusedError } from '../database/migrate.ts';
import { OpenedOtherwiseError } from '../database/openedAs.ts';
import { PoolerError } from '../database/pooler.ts';
import { UnnamedMarketError } from './namedMarket.ts';

/** Errors whose message is already written for the operator. */
const READABLE = [
  ConfigError,
  DataFolderInUseError,
  EmbeddedDatabaseError,
  MigrationRefusedError,
  OpenedOtherwiseError,
  PoolerError,
  UnnamedMarketError,
];
/** Codes of Node for a port that cannot be opened, and for a folder that cannot be written. */
const PORT_ERRORS = new Set(['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL']);
const FOLDER_ERRORS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EEXIST']);
/** PostgreSQL cannot be reached or refuses the login (SQLSTATE classes 28, 3D). */
const DATABASE_ERRORS = /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|28\w{3}|3D\w{3})$/;

const field = (error: Error, name: string): unknown => Reflect.get(error, name);

/** Why the market did not start, as one sentence for its operator; null for a fault that the operator cannot correct. */
export function startupError(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (READABLE.some((kind) => error instanceof kind)) return error.message;
  const code = String(field(error, 'code') ?? '');
  const message = error.message === '' ? code : error.message;
  const isPort = field(error, 'syscall') === 'listen' && Number(field(error, 'port')) > 0;
  if (isPort && PORT_ERRORS.has(code))
    return `${message}: this port cannot be had; choose one with PORT, or another HOST.`;
  const isFolder = FOLDER_ERRORS.has(code) || (code === 'ENOENT' && field(error, 'syscall') === 'mkdir');
  if (isFolder) return `${message}: DATA_DIR must be a folder that this user may write, with room left.`;
  if (DATABASE_ERRORS.test(code)) return `${message}: the PostgreSQL of DATABASE_URL cannot be reached.`;
  return null;
}
