import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { SIGN_UP_PASSWORD } from '#domain/account/password.ts'
import { PasswordField, useShownPassword } from './password-field.tsx'
import type { AccountFaults } from './sign-in/sign-in-screen.ts'

export function NewPasswordFields({ faults }: { faults: AccountFaults }) {
  const t = useTranslations('account')
  const { isShown, toggle } = useShownPassword()
  return (
    <>
      <PasswordField
        name="password"
        label={t('password')}
        help={t('password-help', { least: SIGN_UP_PASSWORD.least })}
        autoComplete="new-password"
        isShown={isShown}
        fault={faults.password}
      />
      <div className="grid gap-2">
        <PasswordField
          name="confirmation"
          label={t('password-confirmation')}
          autoComplete="new-password"
          isShown={isShown}
          fault={faults.confirmation}
        />
        {toggle}
      </div>
    </>
  )
}
