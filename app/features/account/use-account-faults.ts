import { useTranslations } from '#app/i18n/use-translations.ts'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import { SIGN_UP_PASSWORD } from '#domain/password.ts'
import type { AccountCode } from './sign-in-screen.ts'

/** Says what is wrong, in the words of Spec §5; after too many attempts also how long to wait, where that is known. */
export function useAccountFaults(): (code: AccountCode | undefined, waitSeconds?: number) => string[] {
  const t = useTranslations()
  const field = t('account.password')
  const waitWords = (seconds: number) =>
    seconds < 90
      ? t('account.wait-seconds', { seconds })
      : t('account.wait-minutes', { minutes: Math.ceil(seconds / 60) })
  return (code, waitSeconds) => {
    if (code === undefined) return []
    const { least, most } = SIGN_UP_PASSWORD
    if (code === 'password-too-short') return [t(`errors.account.${code}`, { field, val: least })]
    if (code === 'password-too-long') return [t(`errors.account.${code}`, { field, val: most })]
    if (code === 'too-many-attempts' && waitSeconds !== undefined) return [waitWords(waitSeconds)]
    return [t(refusalMessageKey('account', code))]
  }
}
