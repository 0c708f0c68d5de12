import type { Locator } from '@playwright/test';

/**
 * Words of an element that lie under one of its buttons or links, each as `words | button`, measured by their text
 * ranges.
 */
export const coveredWords = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    const controls = [...root.querySelectorAll('button, a')];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const own = text.parentElement?.closest('button, a');
      range.selectNodeContents(text);
      for (const words of range.getClientRects())
        for (const control of controls) {
          const box = control.getBoundingClientRect();
          const width = Math.min(words.right, box.right) - Math.max(words.left, box.left);
          const height = Math.min(words.bottom, box.bottom) - Math.max(words.top, box.top);
          if (control !== own && width > 1 && height > 1) covered.push(`${text.nodeValue} | ${control.textContent}`);
        }
    }
    return covered;
  });
