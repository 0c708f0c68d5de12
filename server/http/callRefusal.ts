export type RefusalKind = 'method' | 'contentType' | 'origin' | 'size' | 'json' | 'shape' | 'internal';

/** A call that is rejected before anything is executed; refusals.ts has the texts. */
export class CallRefusal extends Error {
  readonly kind: RefusalKind;
  constructor(kind: RefusalKind) {
    super(kind);
    this.name = 'CallRefusal';
    this.kind = kind;
  }
}
