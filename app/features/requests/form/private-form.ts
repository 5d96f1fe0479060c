export const PRIVATE_FORM = { 'Cache-Control': 'private, no-store' }
