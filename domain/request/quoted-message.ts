/** In characters. */
const QUOTE_LENGTH = 600
/** Replaces omitted text. */
const OMITTED = '[…]'

/**
 * A stranger's text for an email to an unverified address: only its start, without web addresses, email addresses and
 * telephone numbers, so that no one can use the shop to spread them. Line breaks are preserved.
 */
export function quotedMessage(text: string): string {
  // Invisible characters could hide an address.
  const quoted = text
    .replace(/\p{Cf}/gu, '')
    .split('\n')
    .map(redactLine)
    .join('\n')
    .trim()
  const characters = [...quoted]
  if (characters.length <= QUOTE_LENGTH) return quoted
  const start = characters.slice(0, QUOTE_LENGTH).join('')
  const lastSpace = start.search(/\s\S*$/)
  return `${start.slice(0, lastSpace > 0 ? lastSpace : start.length).trimEnd()} ${OMITTED}`
}

function redactLine(line: string): string {
  const quoted: string[] = []
  let numbers: string[] = []
  for (const word of [...line.split(/[ \t]/), '']) {
    if (isNumber(word)) {
      numbers.push(word)
      continue
    }
    const figures = numbers.join('').replace(/\D/g, '').length
    quoted.push(...(figures >= PHONE_FIGURES ? [OMITTED] : numbers))
    numbers = []
    quoted.push(isAddress(word) ? OMITTED : word)
  }
  return quoted.join(' ').trimEnd()
}

/** This many consecutive digits are a telephone number, however they are grouped. */
const PHONE_FIGURES = 9

function isNumber(word: string): boolean {
  return /^[\p{N}()+./-]+$/u.test(word)
}

/** Whether mail programs could turn a word into a link: a dot between a letter and two more letters, in any script. */
function isAddress(word: string): boolean {
  const plain = word.normalize('NFKC')
  return /@|:\/\/|[\p{L}\p{N}][.。][\p{L}]{2}|\p{N}\.\p{N}+\.\p{N}+\.\p{N}/u.test(plain)
}
