const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Whether a text is an e-mail address in the usual form, local@domain.tld, as it stands: nothing is trimmed (spec 5). */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  const labels = text.slice(at + 1).split('.');
  if (at < 1 || text.length > 254 || local.length > 64 || labels.length < 2) return false;
  return LOCAL.test(local) && labels.every((label) => LABEL.test(label)) && /[a-z]/i.test(labels.at(-1) ?? '');
}
