/** The form is made for one visitor. */
export const PRIVATE_FORM = { 'Cache-Control': 'private, no-store' }
