declare global {
  interface Window {
    /** Where the library that styles notistack's stack (goober) keeps its rules; a style element of its own if unset. */
    _goober?: { parentNode: unknown; firstChild: { data: string } };
  }
}

/**
 * Makes the stack's library use a constructed style sheet. Pages are the same bytes for everybody, so their security
 * policy has no nonce, and allows no style element except those sent with them (ADR 7). Load it before notistack, which
 * writes its rules immediately; a browser without such sheets shows the stack at the page's end.
 */
function adoptRuleSheet(): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let rules = '';
  window._goober = {
    parentNode: document.head,
    firstChild: {
      get data() {
        return rules;
      },
      set data(text) {
        rules = text;
        sheet.replaceSync(text);
      },
    },
  };
}

if ('adoptedStyleSheets' in document) adoptRuleSheet();

export {};
