/**
 * Scrolls a row of links sideways, and nothing else, until its current one is in the middle. A ref of that link, so that it
 * runs when the row appears and when another one becomes current.
 */
export function showInRow(link: HTMLElement | null): void {
  const row = link?.closest('ul, nav');
  if (!link || !row) return;
  const [around, place] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollLeft += place.left + place.width / 2 - around.left - around.width / 2;
}
