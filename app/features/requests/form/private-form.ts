/** The headers of a form, which is made for one visitor. */
export const PRIVATE_FORM = { 'Cache-Control': 'private, no-store' }
