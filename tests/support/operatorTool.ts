import { execFile } from 'node:child_process';
import path from 'node:path';
import { withAbsolutePaths } from '../../server/operator/fileArguments.ts';
import { runCommandLine, type ToolResult } from '../../server/operator/marketCommandLine.ts';
import { UsageError } from '../../server/operator/operatorAnswer.ts';
import { sendToServer } from '../../server/operator/operatorSocket.ts';
import { bareEnvironment } from './marketProcess.ts';
import { leaveZone } from './zoneOfMarket.ts';

const TOOL = path.resolve(import.meta.dirname, '../../server/market.ts');

/** Runs the operator's tool as a process of its own, in the folder of the files. */
export function runTool(cwd: string, env: Record<string, string>, ...args: string[]): Promise<ToolResult> {
  return new Promise((resolve) => {
    execFile(process.execPath, [TOOL, ...args], { cwd, env: { ...bareEnvironment, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

/** The same in the test's process, without the start of one: half a second of processor time, a whole one where it opens the database. */
export async function callTool(cwd: string, env: Record<string, string>, ...args: string[]): Promise<ToolResult> {
  try {
    return await runCommandLine(args, {
      cwd,
      environment: () => env,
      setup: () => Promise.reject(new Error('setup asks in the terminal.')),
    });
  } finally {
    leaveZone();
  }
}

/** As the tool: asks the server of a data folder through its socket, and ends with what it would print. */
export async function sendOperatorCommand(
  cwd: string,
  dataDir: string,
  command: string,
  ...args: string[]
): Promise<ToolResult> {
  try {
    const result = await sendToServer(dataDir, command, withAbsolutePaths(command, args, cwd));
    return { code: result?.exitCode ?? -1, stdout: `${result?.text}\n`, stderr: '' };
  } catch (error) {
    return { code: error instanceof UsageError ? 2 : 1, stdout: '', stderr: `${(error as Error).message}\n` };
  }
}
