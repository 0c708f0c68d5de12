/** The longest subject of a message to customers, in characters. */
export const MESSAGE_SUBJECT_MAX = 120;
/** The longest text of one. */
export const MESSAGE_TEXT_MAX = 2000;
