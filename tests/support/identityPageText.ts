/** The page with single plain spaces, and none beside a tag. */
export const plain = (page: string): string => page.replace(/[\s\u202F]+/g, ' ').replace(/ ?([<>]) ?/g, '$1');

/** The error message that the field of this name refers to. */
export function errorOf(page: string, field: string): string | undefined {
  const control = new RegExp(`<input id="${field}"[^>]*>`).exec(page)?.[0] ?? '';
  const noted = control.includes('aria-invalid="true"') && control.includes(`aria-describedby="${field}-error`);
  return noted ? new RegExp(`<p class="error" id="${field}-error">([^<]*)`).exec(page)?.[1] : undefined;
}
/** The fields of a page's forms, in their order: what describes each, and which has the focus when the page opens. */
export const fieldsOf = (page: string): { name: string; describedBy: string | null; isFocused: boolean }[] =>
  [...page.matchAll(/<input id="(\w+)"[^>]*>/g)].map(([control, name = '']) => ({
    name,
    describedBy: /aria-describedby="([^"]*)"/.exec(control)?.[1] ?? null,
    isFocused: control.includes(' autofocus'),
  }));
/** The alert above the page's form. */
export const alertOf = (page: string): string | undefined => /role="alert">.*?<span>([^<]*)/.exec(page)?.[1];
