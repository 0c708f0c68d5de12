import { ConfigError } from './config.ts';
import { DataFolderInUseError } from './database/dataFolder.ts';
import { EmbeddedDatabaseError } from './database/embeddedServer.ts';
import { MigrationRefusedError } from './database/migrate.ts';

/** Errors whose message is the sentence. */
const PLAIN = [ConfigError, DataFolderInUseError, EmbeddedDatabaseError, MigrationRefusedError];
/** What the system says of a port that cannot be had, and of a folder that cannot be written. */
const PORT_TROUBLES = new Set(['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL']);
const FOLDER_TROUBLES = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EEXIST']);
/** PostgreSQL that is not there, or lets nobody in (SQLSTATE classes 28, 3D). */
const SERVER_TROUBLES = /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|28\w{3}|3D\w{3})$/;

const field = (error: Error, name: string): unknown => Reflect.get(error, name);

/** Why a market did not open, in one sentence for whoever starts it; null for what nobody there can mend. */
export function startTrouble(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (PLAIN.some((kind) => error instanceof kind)) return error.message;
  const code = String(field(error, 'code') ?? '');
  const said = error.message === '' ? code : error.message;
  const isPort = field(error, 'syscall') === 'listen' && Number(field(error, 'port')) > 0;
  if (isPort && PORT_TROUBLES.has(code))
    return `${said}: this port cannot be had; choose one with PORT, or another HOST.`;
  const isFolder = FOLDER_TROUBLES.has(code) || (code === 'ENOENT' && field(error, 'syscall') === 'mkdir');
  if (isFolder) return `${said}: DATA_DIR must be a folder that this user may write, with room left.`;
  if (SERVER_TROUBLES.test(code)) return `${said}: the PostgreSQL of DATABASE_URL cannot be reached.`;
  return null;
}
