/**
 * Masks an email address so that only its owner recognizes it: the first character, the last of a longer name, and the
 * domain. `anna@example.com` becomes `a•••a@example.com`.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 0) return MASK
  const name = [...email.slice(0, at)]
  const first = name.length > 1 ? name[0] : ''
  const last = name.length > 3 ? name.at(-1) : ''
  return `${first}${MASK}${last}${email.slice(at)}`
}

/** A fixed number, which hides the length of the name. */
const MASK = '•••'
