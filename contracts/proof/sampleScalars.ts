/** The JSON form of each scalar of the market: samples, and whether a value fits. By JSON type for the rest. */
const WIRE: Record<string, { samples: unknown[]; fits(value: unknown): boolean }> = {
  String: { samples: ['text', ''], fits: (value) => typeof value === 'string' },
  ID: { samples: ['id-1'], fits: (value) => typeof value === 'string' },
  Int: { samples: [7, 0], fits: Number.isInteger },
  Float: { samples: [1.5, 2], fits: (value) => typeof value === 'number' },
  Boolean: { samples: [true, false], fits: (value) => typeof value === 'boolean' },
  Cents: { samples: [1250], fits: Number.isInteger },
  EpochSeconds: { samples: [1_800_000_000], fits: Number.isInteger },
  Date: { samples: ['2026-11-20'], fits: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) },
  DateTime: {
    samples: ['2026-11-20T12:00:00.000Z'],
    fits: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(value),
  },
  URL: { samples: ['https://market.example/a'], fits: (value) => typeof value === 'string' && URL.canParse(value) },
};
const valueFor = (name: string) => WIRE[name] ?? WIRE[name.replace(/Mutant$/, '')] ?? WIRE.String!;

export const scalarSample = (name: string): unknown[] => valueFor(name).samples;
export const fitsScalar = (name: string, value: unknown): boolean => valueFor(name).fits(value);
