/** What a screen throws while it is drawn when its page does not exist for the reader: shown as an unknown address is (F-018). */
export const missingPage = (): Error =>
  Object.assign(new Error('Not found'), { status: 404, statusText: 'Not Found', internal: false, data: null });
