import { type RefObject, useRef } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import type { PasskeyRequest } from '#contracts/passkeys.ts'
import { AccountPage } from '../account-page.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { PasskeyForm } from '../passkey/passkey-form.tsx'
import { PasswordField, usePasswordVisibility } from '../password-field.tsx'
import { accountFieldId, useAccountErrors, useInvalidFields } from '../use-account-errors.ts'
import { PASSKEY_FROM, PASSKEY_STEP, type SignInScreen } from './sign-in-screen.ts'

/**
 * Spec §4: the steps of signing in, all under one URL. Each is a full page load, since the provider's cookies, which
 * prove that this browser started the sign-in, are sent to this URL only.
 */
export function SignInPage({ screen }: { screen: SignInScreen }) {
  const t = useTranslations('account')
  const { step, email, errors, waitSeconds } = screen
  if (step === 'start') return <StartStep screen={screen} />
  if (step === 'sign-in') return <SignInStep screen={screen} />
  if (step === 'sign-up') return <SignUpStep screen={screen} />
  return (
    <AccountPage
      title={t('link-sent.title')}
      intro={t('link-sent.text', { email })}
      fault={errors.form}
      waitSeconds={waitSeconds}
    >
      <ChangeEmail />
    </AccountPage>
  )
}

type StepProps = { screen: SignInScreen }

function StartStep({ screen: { email, errors, waitSeconds, passkey } }: StepProps) {
  const t = useTranslations('account')
  const errorsOf = useAccountErrors()
  const field = useRef<HTMLInputElement>(null)
  return (
    <AccountPage
      title={t('start.title')}
      intro={t('start.intro')}
      fault={errors.form}
      waitSeconds={waitSeconds}
      fields={useInvalidFields(errors)}
    >
      <form method="post" className="grid gap-6" noValidate>
        <input type="hidden" name="step" value="email" />
        <TextField
          type="email"
          ref={field}
          id={accountFieldId('email')}
          name="email"
          label={t('email')}
          defaultValue={email}
          errors={errorsOf(errors.email)}
          autoComplete={passkey ? 'username webauthn' : 'username'}
          required
        />
        <Button type="submit" width="full">
          {t('start.continue')}
        </Button>
      </form>
      {passkey && <PasskeySignIn request={passkey} from="start" email={email} field={field} />}
    </AccountPage>
  )
}

function SignInStep({ screen: { email, errors, waitSeconds, passkey } }: StepProps) {
  const t = useTranslations('account')
  const { isShown, toggle } = usePasswordVisibility()
  return (
    <AccountPage
      title={t('welcome-back.title')}
      intro={email}
      fault={errors.form}
      waitSeconds={waitSeconds}
      fields={useInvalidFields(errors)}
    >
      <form method="post" className="grid gap-6" noValidate>
        <StepFields email={email} step="sign-in" />
        <div className="grid gap-2">
          <PasswordField
            name="password"
            label={t('password')}
            autoComplete="current-password"
            isShown={isShown}
            fault={errors.password}
          />
          {toggle}
        </div>
        <Button type="submit" width="full">
          {t('sign-in')}
        </Button>
      </form>
      {passkey && <PasskeySignIn request={passkey} from="sign-in" email={email} />}
      <div className="grid justify-items-start gap-3 border-t border-hairline pt-6">
        <form method="post">
          <StepFields email={email} step="password-link" />
          <button type="submit" className={SECONDARY_BUTTON}>
            {t('welcome-back.forgot')}
          </button>
        </form>
        <ChangeEmail />
      </div>
    </AccountPage>
  )
}

function PasskeySignIn({
  request,
  from,
  email,
  field,
}: {
  request: PasskeyRequest
  from: 'start' | 'sign-in'
  email: string
  /** The email field, if it also offers passkeys. */
  field?: RefObject<HTMLInputElement | null>
}) {
  const t = useTranslations('account.passkey')
  const emailInput = useRef<HTMLInputElement>(null)
  function copyTypedEmail() {
    if (emailInput.current && field?.current) emailInput.current.value = field.current.value
  }
  return (
    <PasskeyForm
      step={PASSKEY_STEP}
      ceremony={{ use: request }}
      label={t('sign-in')}
      isAlternative
      isOfferedInFields={field !== undefined}
      beforeSend={copyTypedEmail}
    >
      <input type="hidden" name={PASSKEY_FROM} value={from} />
      <input type="hidden" name="email" defaultValue={email} ref={emailInput} />
    </PasskeyForm>
  )
}

function SignUpStep({ screen: { email, errors, waitSeconds, consents } }: StepProps) {
  const t = useTranslations('account')
  return (
    <AccountPage
      title={t('sign-up.title')}
      intro={`${t('sign-up.intro')} ${email}`}
      fault={errors.form}
      waitSeconds={waitSeconds}
      fields={useInvalidFields(errors)}
    >
      <form method="post" className="grid gap-6" noValidate>
        <StepFields email={email} step="sign-up" />
        <NewPasswordFields errors={errors} />
        <div className="grid gap-1 border-t border-hairline pt-5">
          <Checkbox
            name="commercial"
            label={t('sign-up.commercial')}
            defaultChecked={consents?.commercial ?? false}
          />
          <Checkbox
            name="personalized"
            label={t('sign-up.personalized')}
            defaultChecked={consents?.personalized ?? false}
          />
        </div>
        <Button type="submit" width="full">
          {t('sign-up.submit')}
        </Button>
      </form>
      <ChangeEmail />
    </AccountPage>
  )
}

/** Password managers read the account from the hidden email field. */
function StepFields({ email, step }: { email: string; step: string }) {
  return (
    <>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="email" value={email} autoComplete="username" />
    </>
  )
}

function ChangeEmail() {
  const t = useTranslations('account')
  return (
    <form method="get">
      <button type="submit" className={SECONDARY_BUTTON}>
        {t('change-email')}
      </button>
    </form>
  )
}

const SECONDARY_BUTTON =
  'cursor-pointer border-b border-current pb-0.5 text-start text-small transition-colors hover:text-accent'
