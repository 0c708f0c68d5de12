import { z } from 'zod';
import { readPosition } from '#rules/position.ts';
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
/** A place as catalogue files write it. */
export const position = z
  .string()
  .refine((text) => readPosition(text) !== null)
  .nullable()
  .default(null)
  .describe('not stated; else latitude and longitude: `45.5,-75.75`');
export const pictures = z.array(z.string()).default([]);
