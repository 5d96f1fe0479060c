/** The longest promotion or gift card code that is looked at, in characters. */
export const CODE_CAP = 60

/**
 * The one spelling of a promotion or gift card code: upper case, without spaces and hyphens. However a code is
 * printed, read out or typed, it is the same code. Hyphens include the dashes that phones and word processors make.
 */
export function spellCode(code: string): string {
  return code.replace(/[\s\u00ad\p{Dash_Punctuation}]/gu, '').toUpperCase()
}

export function isSameCode(one: string, other: string): boolean {
  return spellCode(one) === spellCode(other)
}
