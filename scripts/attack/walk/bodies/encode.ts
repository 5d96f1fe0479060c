/** Percent-encodes a text, even if it is not well-formed Unicode. */
export function encodePart(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => (UNRESERVED.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : percent(byte)))
    .join('')
}

/** A text as the value of a header, without line breaks. */
export function headerValue(text: string): string {
  return (
    Buffer.from(text)
      .toString('latin1')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a header cannot hold
      .replaceAll(/[\0-\x1f\x7f]/g, ' ')
      .slice(0, 4_000)
  )
}

const UNRESERVED = /[\w.~-]/

function percent(byte: number): string {
  return `%${byte.toString(16).padStart(2, '0')}`
}
