/** Lets everything run that is ready to: promises, renders, answers of a mocked network, timers without a delay. */
export async function turns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
