export type Encoding = 'br' | 'gzip'

/** Brotli, otherwise gzip, otherwise none (null). */
export function acceptedEncoding(header: string | null): Encoding | null {
  if (header === null) return null
  const refused = /;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(header)
  if (!refused) return header.includes('br') ? 'br' : header.includes('gzip') ? 'gzip' : null
  const accepted = new Set(
    header.split(',').flatMap((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : name
    }),
  )
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null
}
