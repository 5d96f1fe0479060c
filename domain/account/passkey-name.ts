/** How long the name of a passkey may be, in characters. */
export const PASSKEY_NAME_MAX = 60
