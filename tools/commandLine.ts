/** Prints `text` and ends the process when the command line asks for help. */
export function wantsHelp(text: string): void {
  if (!process.argv.includes('--help') && !process.argv.includes('-h')) return;
  process.stdout.write(`${text}\n`);
  process.exit(0);
}
