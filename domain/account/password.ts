/** Spec §5: bounds of a password, in characters. */
export type PasswordBounds = { readonly least: number; readonly most: number }

/** Spec §9 leaves the values of sign-up to us: 8 to 64, as NIST advises. */
export const SIGN_UP_PASSWORD: PasswordBounds = { least: 8, most: 64 }
/** Spec §5: a trade password has 8 to 25 characters. */
export const TRADE_PASSWORD: PasswordBounds = { least: 8, most: 25 }

export type PasswordError = 'missing' | 'too-short' | 'too-long'
export type ConfirmationError = 'missing' | 'different'

/** Returns the error of a new password; null if it is valid. Its length is counted in visible characters. */
export function validatePassword(password: string, { least, most }: PasswordBounds): PasswordError | null {
  const length = [...password.normalize('NFKC')].length
  if (length === 0) return 'missing'
  if (length < least) return 'too-short'
  return length > most ? 'too-long' : null
}

/** Spec §5: the error of the repeated password; null if it matches. */
export function validateConfirmation(password: string, confirmation: string): ConfirmationError | null {
  if (confirmation === '') return 'missing'
  return confirmation === password ? null : 'different'
}

/** Shorter parts of an address appear in many words by coincidence. */
const PERSONAL_PART_LENGTH = 4

/**
 * Whether a password contains something public about its owner: the email address, its local part, or the shop's name.
 */
export function containsPersonalData(
  password: string,
  { email, shopName }: { email: string; shopName: string },
): boolean {
  const [localPart = ''] = email.split('@')
  const given = comparable(password)
  return [email, localPart, shopName]
    .map((part) => comparable(part.trim()))
    .some((part) => part.length >= PERSONAL_PART_LENGTH && given.includes(part))
}

function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
