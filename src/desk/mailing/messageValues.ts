import type { SendMessageMutation } from '#generated/relay/SendMessageMutation.graphql.ts';
import { MESSAGE_SUBJECT_MAX, MESSAGE_TEXT_MAX } from '#rules/customerMessage.ts';
import { isPlainText, storedText } from '#rules/plainText.ts';
import { check, z } from '../../shared/forms/formSchema.ts';

export type MessageInput = SendMessageMutation['variables']['message'];
type Target = 'location' | 'shippingZone' | 'seller';

/** A recipient's value in the form: the kind and id of a place or producer; '' is everybody. */
export const targetValue = (kind: Target, id: string): string => `${kind} ${id}`;

function targetOf(value: string): Pick<MessageInput, Target> {
  const [kind, id = ''] = value.split(' ');
  return value === '' ? {} : { [kind as Target]: id };
}

/** A text that is required in both languages. */
function inBoth(max: number, isMultiline: boolean) {
  const text = z.pipe(
    z.string().check(
      check((value) => storedText(value) !== '', 'desk_mailing.needed'),
      check(
        (value) => storedText(value) === '' || isPlainText(storedText(value), max, isMultiline),
        'desk_catalogue.refused.plain',
      ),
    ),
    z.transform(storedText),
  );
  return z.object({ primary: text, secondary: text });
}

export const emptyMessage = {
  target: '',
  subject: { primary: '', secondary: '' },
  text: { primary: '', secondary: '' },
};
export type MessageValues = typeof emptyMessage;

/** From the form's values to the API's message to a week (id). */
export const messageSchema = (period: string) =>
  z.pipe(
    z.object({
      target: z.string(),
      subject: inBoth(MESSAGE_SUBJECT_MAX, false),
      text: inBoth(MESSAGE_TEXT_MAX, true),
    }),
    z.transform(({ target, ...texts }: MessageValues): MessageInput => ({ period, ...targetOf(target), ...texts })),
  );
