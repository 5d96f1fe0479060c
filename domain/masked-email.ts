/**
 * An e-mail address that its owner recognises and nobody else learns: the first character, the last one of a longer
 * name, and the domain. `anna@example.com` is shown as `a•••a@example.com`.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 0) return HIDDEN
  const name = [...email.slice(0, at)]
  const first = name.length > 1 ? name[0] : ''
  const last = name.length > 3 ? name.at(-1) : ''
  return `${first}${HIDDEN}${last}${email.slice(at)}`
}

/** Always as many, so that the length of a name is not shown either. */
const HIDDEN = '•••'
