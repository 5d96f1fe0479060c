/** The number is the bound of a length, or the seconds to wait. */
export function withNumber<Code extends string>(code: Code, number: number | null | undefined): string {
  return typeof number === 'number' ? `${code} ${number}` : code
}

/** Returns null without a number. */
export function readRefusal(text: string): { readonly code: string; readonly number: number | null } {
  const [code = '', number] = text.split(' ')
  return { code, number: number === undefined ? null : Number(number) }
}
