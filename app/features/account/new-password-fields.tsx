import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { SIGN_UP_PASSWORD } from '#domain/account/password.ts'
import { PasswordField, usePasswordVisibility } from './password-field.tsx'
import type { AccountErrors } from './sign-in/sign-in-screen.ts'

export function NewPasswordFields({ errors }: { errors: AccountErrors }) {
  const t = useTranslations('account')
  const { isShown, toggle } = usePasswordVisibility()
  return (
    <>
      <PasswordField
        name="password"
        label={t('password')}
        help={t('password-help', { least: SIGN_UP_PASSWORD.least })}
        autoComplete="new-password"
        isShown={isShown}
        fault={errors.password}
      />
      <div className="grid gap-2">
        <PasswordField
          name="confirmation"
          label={t('password-confirmation')}
          autoComplete="new-password"
          isShown={isShown}
          fault={errors.confirmation}
        />
        {toggle}
      </div>
    </>
  )
}
