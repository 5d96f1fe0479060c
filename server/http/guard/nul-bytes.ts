/**
 * Whether an address holds a NUL byte, escaped, since HTTP lets no other through. No text of the shop has one, and
 * PostgreSQL stores none.
 */
export function hasEscapedNul(address: string): boolean {
  return address.includes('%00')
}

/** Whether a body of text holds a NUL byte: as it is, escaped as in a form, or escaped as in JSON. */
export function bodyHasNul(body: Buffer): boolean {
  if (body.includes(0)) return true
  if (body.includes('\\u0000')) return JSON_NUL.test(body.toString('latin1'))
  return body.includes('%00') && !/^\s*[[{]/.test(body.toString('latin1', 0, 100))
}

/** The escape itself, and not an escaped backslash before `u0000`. */
const JSON_NUL = /(?<!\\)(?:\\\\)*\\u0000/
