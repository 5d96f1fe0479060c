/** `number` is the limit of a length, or the time to wait in seconds. */
export function withNumber<Code extends string>(code: Code, number: number | null | undefined): string {
  return typeof number === 'number' ? `${code} ${number}` : code
}

/** The inverse of `withNumber`; `number` is null if there is none. */
export function readRefusal(text: string): { readonly code: string; readonly number: number | null } {
  const [code = '', number] = text.split(' ')
  return { code, number: number === undefined ? null : Number(number) }
}
