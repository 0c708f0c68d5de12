import { graphql, readInlineData } from 'react-relay';
import type { recordChoices_staff$key } from '#generated/relay/recordChoices_staff.graphql.ts';

const fragment = graphql`
  fragment recordChoices_staff on Staff @inline {
    producers: sellers {
      handle
      name
    }
    categories: catalogueRecords(kind: collections) {
      key
      cells {
        column
        value
      }
    }
  }
`;

type Choice = { value: string; text: string };
/** `within`: itself and the categories above it, outermost first. */
export type CategoryChoice = Choice & { within: readonly string[] };
/** Producers and categories by their handles; a category is named with those above it. */
export type RecordChoices = { sellers: readonly Choice[]; categories: readonly CategoryChoice[] };

export function recordChoicesOf(key: recordChoices_staff$key | null | undefined, locale: 'fr' | 'en'): RecordChoices {
  const { producers = [], categories = [] } = key ? readInlineData(fragment, key) : {};
  const cellOf = (handle: string, column: string) =>
    categories.find((one) => one.key === handle)?.cells.find((cell) => cell.column === column)?.value ?? '';
  const nameOf = (handle: string) => (locale === 'en' && cellOf(handle, 'name_en')) || cellOf(handle, 'name_fr');
  const pathOf = (handle: string): string[] => {
    const parent = cellOf(handle, 'parent');
    return parent === '' ? [handle] : [...pathOf(parent), handle];
  };
  return {
    sellers: producers.map(({ handle, name }) => ({ value: handle, text: name })),
    categories: categories.map(({ key: handle }) => {
      const within = pathOf(handle);
      return { value: handle, text: within.map(nameOf).join(' › '), within };
    }),
  };
}
