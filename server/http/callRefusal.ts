export type RefusalKind = 'method' | 'contentType' | 'origin' | 'size' | 'json' | 'shape' | 'internal';

/** A call that is answered before anything is run; refusals.ts has the texts. */
export class CallRefusal extends Error {
  readonly kind: RefusalKind;
  constructor(kind: RefusalKind) {
    super(kind);
    this.name = 'CallRefusal';
    this.kind = kind;
  }
}
