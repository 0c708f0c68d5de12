/** Forgets all that the market keeps in this tab, for who leaves the page at once: nobody who follows it is told. Browser only. */
export function forgetTab(): void {
  try {
    for (const key of Object.keys(window.sessionStorage))
      if (key.startsWith('etal.')) window.sessionStorage.removeItem(key);
  } catch {
    // Refused: nothing was kept there.
  }
}
