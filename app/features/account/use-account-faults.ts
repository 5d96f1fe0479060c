import { useTranslations } from '#app/i18n/use-translations.ts'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import { SIGN_UP_PASSWORD } from '#domain/password.ts'
import type { AccountCode } from './sign-in-screen.ts'

/** Says what is wrong, in the words of Spec §5. */
export function useAccountFaults(): (code: AccountCode | undefined) => string[] {
  const t = useTranslations()
  const field = t('account.password')
  return (code) => {
    if (code === undefined) return []
    const { least, most } = SIGN_UP_PASSWORD
    if (code === 'password-too-short') return [t(`errors.account.${code}`, { field, val: least })]
    if (code === 'password-too-long') return [t(`errors.account.${code}`, { field, val: most })]
    return [t(refusalMessageKey('account', code))]
  }
}
