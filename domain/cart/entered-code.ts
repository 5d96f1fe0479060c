/** Maximum length of a promotion or gift card code, in characters. */
export const CODE_CAP = 60

/**
 * Converts to upper case and removes spaces and hyphens, including the dashes that phones and word processors insert.
 */
export function normalizeCode(code: string): string {
  return code.replace(/[\s\u00ad\p{Dash_Punctuation}]/gu, '').toUpperCase()
}

export function isSameCode(one: string, other: string): boolean {
  return normalizeCode(one) === normalizeCode(other)
}
