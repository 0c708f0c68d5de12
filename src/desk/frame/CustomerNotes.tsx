import { useTranslation } from 'react-i18next';

type Props = {
  order: { readonly allergies: string | null | undefined; readonly note: string | null | undefined };
  /** The classes of both, which differ on paper and on screens. */
  styles: { readonly [part: string]: string | undefined };
};

/** What a customer wrote for the people who pack an order and hand it over: their allergies and their note. */
export function CustomerNotes({ order, styles }: Props) {
  const { t } = useTranslation();
  return (['allergies', 'note'] as const).map(
    (part) =>
      order[part] && (
        <p key={part} className={styles[part]}>
          <b>{t(`desk_handover.${part}`)}</b> {order[part]}
        </p>
      ),
  );
}
