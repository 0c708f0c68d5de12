import { z } from 'zod';
import { keyOf } from '../graphql/globalId.ts';
import type { NodeType } from '../graphql/globalId.ts';

/** An id of the API, parsed to the uuid that it contains. */
export const idOf = (type: NodeType) =>
  z.string().transform((id, context) => {
    const key = keyOf(id, type);
    if (key === null) context.addIssue({ code: 'custom', message: `${id} is no id of a ${type}` });
    return key ?? '';
  });

export const cents = z.int().min(0);
/** An instant with its offset. */
export const instant = z.iso.datetime({ offset: true });
export const pictures = z.array(z.string()).default([]);
