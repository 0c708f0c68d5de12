import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { UsageError, type OperatorAnswer } from './operatorAnswer.ts';
import type { OperatorCommands } from './operatorCommands.ts';

/** A server's message: a result, or a refusal. */
type Reply = OperatorAnswer | { error: string; usage: boolean };

/** The longest path of a unix socket on every system. */
const MAX_SOCKET_PATH = 100;

/**
 * The socket of a data folder's server: in the folder, or in the owner's part of the temporary folder if its path would
 * be too long.
 */
export function operatorSocketPath(dataDir: string): string {
  const fullPath = path.resolve(dataDir);
  const inFolder = path.join(fullPath, 'operator.sock');
  if (inFolder.length <= MAX_SOCKET_PATH) return inFolder;
  const name = createHash('sha256').update(fullPath).digest('hex').slice(0, 16);
  return path.join(os.tmpdir(), `etal-${process.getuid?.() ?? 0}-${name}.sock`);
}

const isCommand = (commands: OperatorCommands, name: string): name is keyof OperatorCommands =>
  Object.hasOwn(commands, name);

/**
 * Listens for the operator's tool, only for the owner of the data folder. Creates the folder if necessary: with
 * PostgreSQL and Stripe it contains nothing else.
 */
export async function listenForOperator(
  dataDir: string,
  commands: OperatorCommands,
): Promise<{ close(): Promise<void> }> {
  const socket = operatorSocketPath(dataDir);
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  fs.rmSync(socket, { force: true });
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://operator');
    const name = url.pathname.slice(1);
    const reply = (status: number, body: Reply) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (!isCommand(commands, name))
      return void reply(404, { error: `This server knows no command ${name}.`, usage: true });
    commands[name](url.searchParams.getAll('argument')).then(
      (result) => reply(200, result),
      (error: unknown) =>
        reply(400, {
          error: error instanceof Error ? error.message : String(error),
          usage: error instanceof UsageError,
        }),
    );
  });
  const mask = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socket, resolve));
  } finally {
    process.umask(mask);
  }
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Runs a command on the server that uses this data folder. Null if none is running. Throws what the server refuses, as
 * UsageError for invalid arguments.
 */
export function sendToServer(dataDir: string, command: string, args: string[]): Promise<OperatorAnswer | null> {
  const query = new URLSearchParams(args.map((value): [string, string] => ['argument', value]));
  return new Promise((resolve, reject) => {
    const request = http.request(
      { socketPath: operatorSocketPath(dataDir), path: `/${command}?${query}`, method: 'POST' },
      (response) => {
        response.setEncoding('utf8');
        let body = '';
        response.on('data', (part: string) => (body += part));
        response.on('end', () => {
          const reply = JSON.parse(body) as Reply;
          if (!('error' in reply)) resolve(reply);
          else reject(reply.usage ? new UsageError(reply.error) : new Error(reply.error));
        });
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(null) : reject(error),
    );
    request.end();
  });
}
