declare global {
  interface Window {
    /** Where the library that styles notistack's stack (goober) keeps its rules; a style element of its own when unset. */
    _goober?: { parentNode: unknown; firstChild: { data: string } };
  }
}

/**
 * Lets the stack's library keep its rules in a sheet that scripts may make. Pages are the same bytes for everybody, so their
 * security policy has no nonce, and allows no style element but those that it was sent with (ADR 7). To be loaded before
 * notistack, which writes its rules at once; a browser without such sheets shows the stack at the page's end.
 */
function keepToastRules(): void {
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

if ('adoptedStyleSheets' in document) keepToastRules();

export {};
