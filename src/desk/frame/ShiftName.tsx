import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { readShiftName, SHIFT_HEADER, SHIFT_MS, SHIFT_NAME_MAX_LENGTH } from '#rules/shiftName.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { check, z } from '../../shared/forms/formSchema.ts';
import { useMarketForm } from '../../shared/forms/useMarketForm.ts';
import { setCallHeaders } from '../../shared/relay/network.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { readDeskMemory, saveDeskMemory, subscribeToDeskMemory, useDeskMemory } from './deskMemory.ts';
import styles from './ShiftName.module.css';

/** Names suggested on this device. */
const SUGGESTIONS_MAX = 6;

/** The name entered for the current shift on this device, by its own clock; null: none. */
export function shiftNow(): string | null {
  const { shift } = readDeskMemory();
  return shift && Date.now() - shift.since < SHIFT_MS ? shift.name : null;
}

const schema = z.object({
  name: z.pipe(
    z
      .string()
      .check(check((text) => readShiftName(text) !== null, 'desk.shift.wrong', { most: SHIFT_NAME_MAX_LENGTH })),
    z.transform((text: string) => readShiftName(text) ?? ''),
  ),
});

/** Stores who works at this device now; earlier names remain as suggestions. */
function saveShift(name: string): void {
  const earlierNames = readDeskMemory().shift?.names ?? [];
  const names = [name, ...earlierNames.filter((earlier) => earlier !== name)].slice(0, SUGGESTIONS_MAX);
  saveDeskMemory('shift', { name, since: Date.now(), names });
}

/** "Qui est là ?": the short name of the person at a shared device; the journal records it per action (ADR 70). */
export function ShiftName() {
  const { t } = useTranslation();
  // Checked each minute, so that a shift also ends on a device that nobody touches.
  useNow();
  const { shift } = useDeskMemory();
  const name = useSyncExternalStore(subscribeToDeskMemory, shiftNow, () => null);
  const [open, setOpen] = useState(false);
  const form = useMarketForm({ schema, saved: { name: '' } });
  const others = (shift?.names ?? []).filter((earlier) => earlier !== name);
  useEffect(() => {
    setCallHeaders((): Record<string, string> => {
      const shiftName = shiftNow();
      return shiftName === null ? {} : { [SHIFT_HEADER]: encodeURIComponent(shiftName) };
    });
  }, []);
  const close = () => {
    setOpen(false);
    form.discard();
  };
  const startShift = (newName: string) => {
    saveShift(newName);
    close();
  };
  return (
    <>
      <button
        type="button"
        className={styles.shift}
        data-open={name === null || undefined}
        onClick={() => setOpen(true)}
      >
        {name === null ? t('desk.shift.ask') : t('desk.shift.is', { name })}
      </button>
      <Dialog open={open} onClose={close} title={t('desk.shift.ask')} closeLabel={t('labels.close')}>
        <form noValidate className={styles.form} onSubmit={form.submit((input) => startShift(input.name))}>
          {others.length > 0 && (
            <p className={styles.names}>
              {others.map((other) => (
                <Button key={other} variant="outlined" onClick={() => startShift(other)}>
                  {other}
                </Button>
              ))}
            </p>
          )}
          <TextField
            label={t('desk.shift.name')}
            hint={t('desk.shift.hint')}
            autoComplete="off"
            maxLength={SHIFT_NAME_MAX_LENGTH}
            {...form.field('name')}
          />
          <Button type="submit">{t('desk.shift.do')}</Button>
        </form>
      </Dialog>
    </>
  );
}
