/** Characters of an address that the operator writes. */
export const SITE_LINK_MAX_LENGTH = 500;
const LINK = /^(\/(?!\/)|https:\/\/|mailto:|tel:)/;
const COOKIE_NAME = /^[\w-]{1,100}$/;

/** Whether an action of the site may lead there: a path of the market, or an https, mailto or tel address. */
export const isSiteLink = (url: string): boolean => url.length <= SITE_LINK_MAX_LENGTH && LINK.test(url);

/** Whether the notice's cookie may be called so: letters, digits, dash and underscore, at most 100. */
export const isNoticeCookie = (name: string): boolean => COOKIE_NAME.test(name);
