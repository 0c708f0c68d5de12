import type { Locator } from '@playwright/test';

/**
 * Words of an element that lie under one of its buttons or links, each as `words | button`, measured by their text
 * ranges.
 */
export const coveredText = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    const controls = [...root.querySelectorAll('button, a')];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const ownControl = text.parentElement?.closest('button, a');
      range.selectNodeContents(text);
      for (const textRect of range.getClientRects())
        for (const control of controls) {
          const box = control.getBoundingClientRect();
          const width = Math.min(textRect.right, box.right) - Math.max(textRect.left, box.left);
          const height = Math.min(textRect.bottom, box.bottom) - Math.max(textRect.top, box.top);
          if (control !== ownControl && width > 1 && height > 1)
            covered.push(`${text.nodeValue} | ${control.textContent}`);
        }
    }
    return covered;
  });
