/** The maximum length of an address (RFC 5321), in characters. */
const EMAIL_LENGTH_MAX = 254

const SHAPE = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(?:\.[^\s@<>,;:"()[\]\\.]+)+$/
/** Signs that are not shown, such as a soft hyphen or a zero-width space: with them one address looks like another. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}]/u
const INVISIBLES = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}]/gu

/**
 * Whether a text, without spaces around it, can be an email address: with a domain, without signs that are not shown, and without
 * letters of another width. More than that only an email to it shows.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > EMAIL_LENGTH_MAX || INVISIBLE.test(text)) return false
  return text.normalize('NFKC') === text.normalize('NFC') && SHAPE.test(text)
}

/** Hosts where dots in the name make no difference, and the one of them that is used for both. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])
const DOTLESS_HOST = 'gmail.com'

/**
 * The key of a customer by their email address, by which once-per-customer codes and limits recognize them: the same for all ways to
 * write an address that arrives in one mailbox, such as in capitals, with signs that are not shown, in letters of another width, with what follows a
 * plus sign, or with the dots of a provider that ignores them. It proves nothing: who may read or accept something is decided by
 * the exact address, since at some providers these are of different people.
 */
export function customerKey(email: string): string {
  const plain = email.normalize('NFKC').replace(INVISIBLES, '').toLowerCase().normalize('NFKC')
  const at = plain.lastIndexOf('@')
  if (at < 1) return plain
  const [name = ''] = plain.slice(0, at).split('+', 1)
  const typed = plain.slice(at + 1).replace(/\.$/, '')
  // An international domain is the same as its form in ASCII letters.
  const host = URL.parse(`http://${typed}`)?.hostname ?? typed
  return DOTLESS.has(host) ? `${name.replaceAll('.', '')}@${DOTLESS_HOST}` : `${name}@${host}`
}
