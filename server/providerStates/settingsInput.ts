import { z } from 'zod';
import type { Weekday } from '#rules/constants.ts';
import { openingHoursOf } from '#rules/marketIdentity.ts';
import { SHORTAGE_RULES } from '#rules/shortage.ts';
import { cents, idOf, pictures } from './stateFields.ts';

const text = z.strictObject({ primary: z.string(), secondary: z.string().nullable() });
const action = z.strictObject({ text, url: z.string().nullable(), close: z.boolean(), external: z.boolean() });
const image = z.strictObject({ path: z.string(), alt: text.nullable() });
const page = z.strictObject({
  title: text,
  updatedOn: z.iso.date(),
  sections: z.array(
    z.strictObject({
      heading: text.nullable(),
      group: text.nullable().optional(),
      paragraphs: z.array(text).min(1),
      link: z.strictObject({ text, url: z.string() }).nullable().optional(),
    }),
  ),
});

/** Market-wide settings; a missing one is not set. */
export const settingsShape = z.strictObject({
  maintenance: z.boolean().default(false),
  banner: z
    .strictObject({
      title: text,
      description: text.nullable(),
      actionPrimary: action.nullable(),
      desktopImage: image.nullable(),
      mobileImage: image.nullable(),
    })
    .nullable()
    .default(null),
  popup: z
    .strictObject({
      active: z.boolean(),
      color: z.enum(['yellow', 'gray', 'turquoise', 'red', 'orange', 'blue']),
      icon: z.string().nullable(),
      cookieName: z.string(),
      title: text,
      body: text,
      actionPrimary: action.nullable(),
      actionSecondary: action.nullable(),
    })
    .nullable()
    .default(null),
  /** The explanation of Express had another text in the first version. */
  changedModal: z.boolean().default(false),
  /** Version 2, in which somebody has set when weeks close, the time zone and the first day. */
  changedPlans: z.boolean().default(false),
  storedModal: z.strictObject({ title: text, body: text }).nullable().default(null),
  identity: z
    .strictObject({
      name: text,
      monogram: z.string().nullable(),
      logo: z.string().nullable(),
      hours: z
        .array(z.strictObject({ weekday: z.number(), from: z.string(), to: z.string() }))
        .transform(openingHoursOf),
      sender: z.string().nullable(),
      taxNumbers: z.strictObject({ gst: z.string().nullable(), qst: z.string().nullable() }),
      shortageRule: z.enum(SHORTAGE_RULES).optional(),
      dropOff: z
        .strictObject({ weekday: z.number(), from: z.string(), to: z.string(), place: text.nullable() })
        .transform(({ weekday, ...more }) => ({ ...more, weekday: weekday as Weekday }))
        .nullable()
        .optional(),
    })
    .nullable()
    .default(null),
  /** When the settings of the first version were changed, so that the operator can restore them. */
  changedAt: z.string().nullable().default(null),
  contact: z
    .strictObject({
      email: z.string().nullable(),
      phone: z.string().nullable(),
      address: z
        .strictObject({
          line1: z.string(),
          line2: z.string().nullable(),
          city: z.string(),
          state: z.string(),
          postal_code: z.string(),
          country: z.string(),
        })
        .nullable(),
    })
    .nullable()
    .default(null),
  links: z.array(z.strictObject({ text, url: z.string(), profile: z.boolean() })).default([]),
  outlines: z
    .array(
      z.strictObject({
        kind: z.enum(['area', 'water', 'river']),
        name: text.nullable(),
        points: z.array(z.number()).min(4),
      }),
    )
    .default([]),
  /** Weeks that differ; `after`: how many weeks after the one that takes orders by its days. */
  weeks: z
    .array(
      z.strictObject({
        after: z.int().min(0),
        closed: z.boolean().default(false),
        note: text.nullable().default(null),
        /** On its last afternoon. */
        closesLate: z.boolean().default(false),
      }),
    )
    .default([]),
  pages: z
    .strictObject({
      privacy: page.optional(),
      terms: page.optional(),
      faq: page.optional(),
      producers: page.optional(),
    })
    .default({})
    // No text, also not the built-in one.
    .transform((pages) => ({ privacy: null, terms: null, ...pages })),
});
export type SettingsStateInput = z.infer<typeof settingsShape>;

const basket = z.strictObject({
  basket: idOf('Basket'),
  handle: z.string(),
  names: z.tuple([z.string(), z.string().nullable()]),
  description: z.string().nullable().default(null),
  price: cents,
  comparedAtPrice: cents.nullable().default(null),
  frequency: z.enum(['weekly', 'biweekly', 'monthly', 'bimonthly', 'quarterly', 'semiannual']).default('weekly'),
  images: pictures,
  deposit: cents.default(0),
  taxablePrice: cents.default(0),
  /** The contents, each in French and in English. */
  contents: z.array(z.tuple([z.string(), z.string()])).default([]),
  /** False: it exists and is no longer offered. */
  offered: z.boolean().default(true),
});
/** The only baskets on offer. */
export const basketsShape = z.strictObject({ baskets: z.array(basket).default([]) });
export type BasketsStateInput = z.infer<typeof basketsShape>;
