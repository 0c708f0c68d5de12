/** Prints `text` and exits if the command line requests help. */
export function wantsHelp(text: string): void {
  if (!process.argv.includes('--help') && !process.argv.includes('-h')) return;
  process.stdout.write(`${text}\n`);
  process.exit(0);
}
