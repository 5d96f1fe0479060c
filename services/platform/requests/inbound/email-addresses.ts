/** The addresses in a field of an email, in lower case: `Ada <ada@example.com>, b@example.com` has two. Names are none. */
export function addressesIn(field: string): string[] {
  return withoutNames(field)
    .split(/[,;]/)
    .flatMap((part) => {
      const start = part.lastIndexOf('<')
      const end = part.indexOf('>', start)
      const address = (start >= 0 && end > start ? part.slice(start + 1, end) : part).trim()
      return address.includes('@') && !/\s/.test(address) ? [address.toLowerCase()] : []
    })
}

/** The address of the sender; null unless there is exactly one. */
export function senderIn(field: string): string | null {
  const [address = null, ...others] = addressesIn(field)
  return others.length === 0 ? address : null
}

/** Without quoted names and comments (RFC 5322), which may contain any address. */
function withoutNames(field: string): string {
  let rest = ''
  let isQuoted = false
  let comments = 0
  for (let at = 0; at < field.length; at += 1) {
    const sign = field.charAt(at)
    if (sign === '\\') at += 1
    else if (sign === '"' && comments === 0) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (sign === '(') comments += 1
    else if (sign === ')' && comments > 0) comments -= 1
    else if (comments === 0) rest += sign
  }
  return rest
}
