/** A postal code as people write it: "J9B1A1" becomes "J9B 1A1"; a beginning stays as it is. */
export const postalCodeText = (code: string): string =>
  code.length === 6 ? `${code.slice(0, 3)} ${code.slice(3)}` : code;
