/** Browsers and operating systems expect the site's files at these URLs. */
export const FAVICON_PATH = '/favicon.svg'
export const TOUCH_ICON_PATH = '/apple-touch-icon.png'
export const MANIFEST_PATH = '/site.webmanifest'
