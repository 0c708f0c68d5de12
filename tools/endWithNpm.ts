const POLL_MS = 500;

/**
 * Sends this process SIGTERM when the npm that runs it dies without forwarding a signal (SIGKILL, a closed terminal).
 * npm is the direct parent because the scripts in package.json begin with `exec`. A process that npm did not start is
 * left alone: its shell may close while it continues.
 */
export function endWithNpm(): void {
  if (!['start', 'dev'].includes(process.env.npm_lifecycle_event ?? '')) return;
  const npm = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(poll);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_MS);
  poll.unref();
}
