/** The path of the shop's own pictures. */
export const PICTURES_PATH = '/pictures/'

/** The name of a picture or file of the shop, in folders or not: no part starts with a dot. */
export const STORED_NAME =
  /^[\p{L}\p{N}_-][\p{L}\p{N}_.-]{0,150}(?:\/[\p{L}\p{N}_-][\p{L}\p{N}_.-]{0,150}){0,8}$/u
