import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { CheckedField } from '#app/ui/form/error-summary.tsx'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import { SIGN_UP_PASSWORD } from '#domain/account/password.ts'
import type { AccountCode, AccountErrors } from './sign-in/sign-in-screen.ts'

/** Returns a function that words an error as in Spec §5; after too many attempts, with the time to wait, if known. */
export function useAccountErrors(): (code: AccountCode | undefined, waitSeconds?: number) => string[] {
  const t = useTranslations()
  const field = t('account.password')
  const formatWait = (seconds: number) =>
    seconds < 90
      ? t('account.wait-seconds', { seconds })
      : t('account.wait-minutes', { minutes: Math.ceil(seconds / 60) })
  return (code, waitSeconds) => {
    if (code === undefined) return []
    const { least, most } = SIGN_UP_PASSWORD
    if (code === 'password-too-short') return [t(`errors.account.${code}`, { field, val: least })]
    if (code === 'password-too-long') return [t(`errors.account.${code}`, { field, val: most })]
    if (code === 'too-many-attempts' && waitSeconds !== undefined) return [formatWait(waitSeconds)]
    return [t(refusalMessageKey('account', code))]
  }
}

const LABELS = {
  email: 'account.email',
  current: 'profile.password.current',
  password: 'account.password',
  confirmation: 'account.password-confirmation',
  code: 'account.second-factor.code',
} as const
type AccountField = keyof typeof LABELS
const FIELDS = [
  'email',
  'current',
  'password',
  'confirmation',
  'code',
] as const satisfies readonly AccountField[]

/** The error summary links to this id. */
export function accountFieldId(name: string): string {
  return `account-${name}`
}

/** The invalid fields, for the error summary. `labels` overrides the default labels. */
export function useInvalidFields(
  errors: AccountErrors & { readonly current?: AccountCode },
  labels: Partial<Record<AccountField, string>> = {},
): CheckedField[] {
  const t = useTranslations()
  const errorsOf = useAccountErrors()
  return FIELDS.flatMap((name) => {
    const error = errors[name]
    if (!error) return []
    return { id: accountFieldId(name), label: labels[name] ?? t(LABELS[name]), errors: errorsOf(error) }
  })
}
