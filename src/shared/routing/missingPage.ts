/** Thrown by a screen while rendering if its page does not exist for the reader: shown like an unknown address (F-018). */
export const missingPage = (): Error =>
  Object.assign(new Error('Not found'), { status: 404, statusText: 'Not Found', internal: false, data: null });
