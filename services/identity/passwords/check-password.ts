import type { IdentityRefusalCode } from '#contracts/identity.ts'
import {
  containsPersonalData,
  type PasswordBounds,
  SIGN_UP_PASSWORD,
  validatePassword,
} from '#domain/account/password.ts'
import type { IdentityOptions } from '../options.ts'
import { isCommonPassword } from './common-passwords.ts'

type PasswordRefusal = Extract<IdentityRefusalCode, `password-${string}`>

/** Returns why a password is not accepted for the account with this address, or null if it is accepted. */
export async function checkPassword(
  password: string,
  email: string,
  { shopName, isBreached }: Pick<IdentityOptions, 'shopName' | 'isBreached'>,
  bounds: PasswordBounds = SIGN_UP_PASSWORD,
): Promise<PasswordRefusal | null> {
  if (validatePassword(password, bounds)) return 'password-refused'
  if (containsPersonalData(password, { email, shopName })) return 'password-personal'
  return (await isCommonPassword(password)) || (await isBreached(password)) ? 'password-common' : null
}
