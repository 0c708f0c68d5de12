import { execFile } from 'node:child_process';
import path from 'node:path';
import { withAbsolutePaths } from '../../server/operator/fileArguments.ts';
import { UsageError } from '../../server/operator/operatorAnswer.ts';
import { sendToServer } from '../../server/operator/operatorSocket.ts';
import { bareEnvironment } from './marketProcess.ts';

const TOOL = path.resolve(import.meta.dirname, '../../server/market.ts');

export type Ended = { code: number; stdout: string; stderr: string };

/** Runs the operator's tool as a process of its own, in the folder of the files. */
export function runTool(cwd: string, env: Record<string, string>, ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [TOOL, ...args], { cwd, env: { ...bareEnvironment, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

/** As the tool: asks the server of a data folder through its socket, and ends with what it would print. */
export async function sendOperatorCommand(
  cwd: string,
  dataDir: string,
  command: string,
  ...args: string[]
): Promise<Ended> {
  try {
    const result = await sendToServer(dataDir, command, withAbsolutePaths(command, args, cwd));
    return { code: result?.exitCode ?? -1, stdout: `${result?.text}\n`, stderr: '' };
  } catch (error) {
    return { code: error instanceof UsageError ? 2 : 1, stdout: '', stderr: `${(error as Error).message}\n` };
  }
}
