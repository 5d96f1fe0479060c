/** Files about the site as a whole, at addresses that browsers and systems know. */
export const FAVICON_PATH = '/favicon.svg'
export const TOUCH_ICON_PATH = '/apple-touch-icon.png'
export const MANIFEST_PATH = '/site.webmanifest'
