/** The maximum length of an address (RFC 5321), in characters. */
const EMAIL_LENGTH_MAX = 254

const SHAPE = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(?:\.[^\s@<>,;:"()[\]\\.]+)+$/
/** Invisible characters, such as a soft hyphen or a zero-width space, which make one address look like another. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}]/u
const INVISIBLES = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}]/gu

/**
 * Whether trimmed text could be an email address: it has a domain, no invisible characters and no full-width letters.
 * Only sending an email to it proves more.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > EMAIL_LENGTH_MAX || INVISIBLE.test(text)) return false
  return text.normalize('NFKC') === text.normalize('NFC') && SHAPE.test(text)
}

/** Hosts that ignore dots in the local part, mapped to the host used in the key. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])
const DOTLESS_HOST = 'gmail.com'

/**
 * The key by which once-per-customer codes and limits recognize a customer. All spellings that reach the same mailbox
 * share a key: capitals, invisible characters, full-width letters, a plus suffix, or dots where the provider ignores
 * them. It proves nothing: access is decided by the exact address, since at some providers these spellings belong to
 * different people.
 */
export function customerKey(email: string): string {
  const plain = email.normalize('NFKC').replace(INVISIBLES, '').toLowerCase().normalize('NFKC')
  const at = plain.lastIndexOf('@')
  if (at < 1) return plain
  const [name = ''] = plain.slice(0, at).split('+', 1)
  const typed = plain.slice(at + 1).replace(/\.$/, '')
  // An internationalized domain equals its ASCII form.
  const host = URL.parse(`http://${typed}`)?.hostname ?? typed
  return DOTLESS.has(host) ? `${name.replaceAll('.', '')}@${DOTLESS_HOST}` : `${name}@${host}`
}
