const NORTH_AMERICAN = /^(?:\+?1)?([2-9]\d{2})([2-9]\d{2})(\d{4})$/;
/** What people put between the digits. */
const BETWEEN = /[\s().\-–·]/g;

/** A telephone number of Canada as it is kept and shown, `819 555-0123`; null when the text is none. */
export function readPhone(text: string): string | null {
  const [, area, exchange, line] = NORTH_AMERICAN.exec(text.replace(BETWEEN, '')) ?? [];
  return area && exchange && line ? `${area} ${exchange}-${line}` : null;
}
