/** The URL of the page is a secret: it is neither cached nor sent to other sites. */
export const SECRET_PAGE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' }
