import type { IdentityRefusalCode } from '#contracts/identity.ts'
import {
  isPersonalPassword,
  type PasswordBounds,
  passwordFault,
  SIGN_UP_PASSWORD,
} from '#domain/account/password.ts'
import type { IdentityOptions } from '../options.ts'
import { isCommonPassword } from './common-passwords.ts'

type PasswordRefusal = Extract<IdentityRefusalCode, `password-${string}`>

/** Returns why a password is not accepted for the account with this address, or null if it is accepted. */
export async function refusePassword(
  password: string,
  email: string,
  { shopName, isBreached }: Pick<IdentityOptions, 'shopName' | 'isBreached'>,
  bounds: PasswordBounds = SIGN_UP_PASSWORD,
): Promise<PasswordRefusal | null> {
  if (passwordFault(password, bounds)) return 'password-refused'
  if (isPersonalPassword(password, { email, shopName })) return 'password-personal'
  return (await isCommonPassword(password)) || (await isBreached(password)) ? 'password-common' : null
}
