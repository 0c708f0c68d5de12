import { useTranslation } from '../shared/i18n/translator.ts';
import { Tag, type TagColour } from '../shared/ui/Tag.tsx';

/** Statuses of goods on market day, in order (schema: LineStatus). */
const COLOURS = {
  waiting: 'gray',
  preparing: 'yellow',
  received: 'turquoise',
  packed: 'blue',
  missing: 'red',
} as const satisfies Record<string, TagColour>;
const STATUSES = Object.keys(COLOURS) as (keyof typeof COLOURS)[];

/** The status of an ordered product; an unknown one from a newer server has no tag. */
export function LineStatusTag({ status }: { status: string }) {
  const { t } = useTranslation();
  const knownStatus = STATUSES.find((one) => one === status);
  return knownStatus ? <Tag colour={COLOURS[knownStatus]}>{t(`orders.line_status.${knownStatus}`)}</Tag> : null;
}
