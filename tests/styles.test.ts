import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { files, textOf } from './support/sourceFiles.ts';

const sheets = files.filter((file) => file.endsWith('.css'));

describe('Style sheets', () => {
  it('state the size of text in rem, which follows the size that a reader has set; not on paper or in a drawing', () => {
    const sized = /(?:font-size:|font:(?:\s*\d+)?)\s*[\d.]+px/;
    const styles = sheets.filter((f) => sized.test(textOf(f)));
    expect(styles.map((file) => path.basename(file))).toEqual([
      'PickSheetPage.module.css',
      'PaperTable.module.css',
      'PlaceMap.module.css',
      'Monogram.module.css',
    ]);
  });
  it('set the colour of text on butter, which stays light in the dark', () => {
    const unset = /\{[^}]*background: var\(--beurre\);(?![^}]*[^-]color: )[^}]*\}/;
    const styles = sheets.filter((f) => unset.test(textOf(f)));
    expect(styles).toEqual(['src/app/NavigationProgress.module.css']);
  });

  it('give no element a duration alone: each of its properties would change over frames, and its children’s after it', () => {
    const durations = sheets.filter((f) => /[^-]transition-duration:/.test(textOf(f)));
    expect(durations).toEqual([]);
  });

  it('set no inherited value on the page for an element that comes or goes: every style would be computed anew', () => {
    const rule = /([^{}]+)\{([^{}]*)\}/g;
    const ofPage = /^(?:html|body|main|:root)\S*:has\(\S+(?: \S+\))?$/;
    const setters = sheets.flatMap((file) =>
      [
        ...textOf(file)
          .replace(/\/\*[^]*?\*\//g, '')
          .replaceAll(/:global\(([^()]*)\)/g, '$1')
          .matchAll(rule),
      ]
        .filter(([, selector = '', values = '']) => ofPage.test(selector.trim()) && /(?:^|[;\s])--[\w-]+:/.test(values))
        .map(([, selector = '']) => `${path.basename(file)}: ${selector.trim()}`),
    );
    expect(setters).toEqual([]);
  });

  it('name what they change on the page for an element that comes or goes by a class: every link would be computed anew', () => {
    const ofPage = /^(?:html|body|main|:root|\.body|\.main)\S*:has\(/;
    const byAddressOrTag = sheets.flatMap((file) =>
      textOf(file)
        .replace(/\/\*[^]*?\*\//g, '')
        .replaceAll(/:global\(((?:[^()]|\([^()]*\))*)\)/g, '$1')
        .split(/[{};]/)
        .map((selector) => selector.trim())
        .filter((selector) => ofPage.test(selector))
        // After the last combinator outside brackets.
        .map((selector) => selector.replaceAll(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, ''))
        .filter((selector) => / /.test(selector) && !/(?:\.[\w-]+|\[data-[\w-]+\])[^ ]*$/.test(selector))
        .map((selector) => `${path.basename(file)}: ${selector}`),
    );
    expect(byAddressOrTag).toEqual([]);
  });
});
