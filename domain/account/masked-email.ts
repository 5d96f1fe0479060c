/**
 * Masks an email address so that only its owner recognizes it. The first character, the last one of a longer name, and
 * the domain stay visible: `anna@example.com` becomes `a•••a@example.com`.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 0) return MASK
  const name = [...email.slice(0, at)]
  const first = name.length > 1 ? name[0] : ''
  const last = name.length > 3 ? name.at(-1) : ''
  return `${first}${MASK}${last}${email.slice(at)}`
}

/** Always the same number of dots, so that the length of the name stays hidden. */
const MASK = '•••'
