/** The addresses in a field of an email, in lower case: `Ada <ada@example.com>, b@example.com` has two. */
export function addressesIn(field: string): string[] {
  return field.split(/[,;]/).flatMap((part) => {
    const start = part.lastIndexOf('<')
    const end = part.indexOf('>', start)
    const address = (start >= 0 && end > start ? part.slice(start + 1, end) : part).trim()
    return address.includes('@') && !/\s/.test(address) ? [address.toLowerCase()] : []
  })
}
