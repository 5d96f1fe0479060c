import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { PasswordField } from '../password-field.tsx'
import { PROFILE } from '../paths.ts'
import type { AccountCode, AccountErrors } from '../sign-in/sign-in-screen.ts'
import { accountFieldId, useAccountErrors, useInvalidFields } from '../use-account-errors.ts'
import { PendingEmail } from './pending-email.tsx'
import { ProfilePage } from './profile-section.tsx'

export type CredentialErrors = AccountErrors & { readonly current?: AccountCode }

/** The email address does not change until the link sent to the new one is opened. */
export function EmailChangePage({
  email,
  pending,
  typed,
  mailedTo,
  errors,
  waitSeconds,
}: {
  email: string
  pending: string | null
  typed: string
  mailedTo: string | null
  errors: CredentialErrors
  waitSeconds?: number | undefined
}) {
  const t = useTranslations('profile.email')
  const errorsOf = useAccountErrors()
  const done = mailedTo === null ? null : t('mailed', { email: mailedTo })
  return (
    <ProfilePage
      title={t('title')}
      intro={t('intro', { email })}
      fault={errors.form}
      waitSeconds={waitSeconds}
      fields={useInvalidFields(errors, { email: t('new') })}
      done={done}
    >
      <form method="post" className="grid max-w-form gap-5" noValidate>
        <TextField
          type="email"
          label={t('new')}
          id={accountFieldId('email')}
          name="email"
          defaultValue={typed}
          errors={errorsOf(errors.email)}
          autoComplete="email"
          required
        />
        <CurrentPassword fault={errors.current} />
        <Actions label={t('submit')} />
      </form>
      {pending && <PendingEmail email={pending} />}
    </ProfilePage>
  )
}

/** A password change signs other devices out. */
export function PasswordChangePage({
  isSaved,
  errors,
  waitSeconds,
}: {
  isSaved: boolean
  errors: CredentialErrors
  waitSeconds?: number | undefined
}) {
  const t = useTranslations('profile')
  return (
    <ProfilePage
      title={t('password.title')}
      intro={t('password.intro')}
      fault={errors.form}
      waitSeconds={waitSeconds}
      fields={useInvalidFields(errors)}
      done={isSaved ? t('password.saved') : null}
    >
      <form method="post" className="grid max-w-form gap-5" noValidate>
        <CurrentPassword fault={errors.current} />
        <NewPasswordFields errors={errors} />
        <Actions label={t('save')} />
      </form>
    </ProfilePage>
  )
}

export function CurrentPassword({ fault }: { fault?: AccountCode | undefined }) {
  const t = useTranslations('profile.password')
  return (
    <PasswordField
      name="current"
      label={t('current')}
      autoComplete="current-password"
      isShown={false}
      fault={fault}
    />
  )
}

function Actions({ label }: { label: string }) {
  const t = useTranslations('profile')
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button type="submit">{label}</Button>
      <TextLink href={PROFILE.details} className="text-small">
        {t('cancel')}
      </TextLink>
    </div>
  )
}
