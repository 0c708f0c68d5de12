const NORTH_AMERICAN = /^(?:\+?1)?([2-9]\d{2})([2-9]\d{2})(\d{4})$/;
/** Separators between digits. */
const BETWEEN = /[\s().\-–·]/g;

/** A Canadian telephone number as it is stored and shown, `819 555-0123`; null for any other text. */
export function readPhone(text: string): string | null {
  const [, area, exchange, line] = NORTH_AMERICAN.exec(text.replace(BETWEEN, '')) ?? [];
  return area && exchange && line ? `${area} ${exchange}-${line}` : null;
}
