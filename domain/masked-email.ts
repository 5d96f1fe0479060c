/**
 * An e-mail address that its owner recognises and nobody else learns: the first character, and the domain.
 * `anna@example.com` is shown as `a•••@example.com`.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 0) return HIDDEN
  const [first = '', ...rest] = email.slice(0, at)
  return `${rest.length > 0 ? first : ''}${HIDDEN}${email.slice(at)}`
}

/** Always as many, so that the length of a name is not shown either. */
const HIDDEN = '•••'
