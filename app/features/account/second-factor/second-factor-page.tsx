import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import type { PasskeyCreation, PasskeyRequest } from '#contracts/passkeys.ts'
import type { DeviceNames } from '#domain/account/user-agent.ts'
import { AccountPage } from '../account-page.tsx'
import { PasskeyForm } from '../passkey/passkey-form.tsx'
import { PasskeyNameField } from '../passkey/passkey-name-field.tsx'
import type { AccountErrors } from '../sign-in/sign-in-screen.ts'
import { accountFieldId, useAccountErrors, useInvalidFields } from '../use-account-errors.ts'
import { FACTOR_STEPS } from './factor-steps.ts'

/** `setUp`: what is needed to set up a second factor; null if there is one. `picture`: the URL of the QR code. */
export type SecondFactorScreen = {
  readonly email: string
  readonly setUp: {
    readonly secret: string
    readonly picture: string
    readonly passkey: PasskeyCreation | null
    readonly device: DeviceNames
  } | null
  readonly hasCode: boolean
  readonly passkey: PasskeyRequest | null
  readonly errors: AccountErrors
  readonly waitSeconds?: number
}

/** `intro`: why the second factor is requested; by default, for the desk. */
export function SecondFactorPage({ screen, intro }: { screen: SecondFactorScreen; intro?: string }) {
  const t = useTranslations('account.second-factor')
  const { email, setUp, hasCode, passkey, errors, waitSeconds } = screen
  const fields = useInvalidFields(errors)
  const page = { fault: errors.form, waitSeconds, fields }
  if (setUp) {
    return (
      <AccountPage title={t('setup-title')} intro={t('setup-intro', { email })} {...page}>
        <SetUp setUp={setUp} errors={errors} />
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('title')} intro={intro ?? t('intro', { email })} {...page}>
      {passkey && (
        <PasskeyForm step={FACTOR_STEPS.passkey} ceremony={{ use: passkey }} label={t('use-passkey')} />
      )}
      {hasCode && (
        <div className={passkey ? 'grid gap-6 border-t border-hairline pt-6' : undefined}>
          {passkey && <h2 className="font-medium">{t('or-code')}</h2>}
          <CodeForm errors={errors} isAlternative={passkey !== null} />
        </div>
      )}
      <RecoveryCode errors={errors} isOpen={!hasCode && errors.code !== undefined} />
    </AccountPage>
  )
}

function SetUp({
  setUp: { secret, picture, passkey, device },
  errors,
}: {
  setUp: NonNullable<SecondFactorScreen['setUp']>
  errors: AccountErrors
}) {
  const t = useTranslations('account.second-factor')
  return (
    <>
      {passkey && (
        <SetUpOption title={t('passkey-title')} text={t('passkey-text')} needsScript>
          <PasskeyForm
            step={FACTOR_STEPS.newPasskey}
            ceremony={{ create: passkey }}
            label={t('create-passkey')}
          >
            <PasskeyNameField device={device} />
          </PasskeyForm>
        </SetUpOption>
      )}
      <SetUpOption title={t('app-title')} text={t('app-text')}>
        <img src={picture} alt={t('picture')} width={224} height={224} className="size-56" />
        <p className="text-small">
          {t('secret')}{' '}
          <code className="wrap-anywhere select-all">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
        <CodeForm errors={errors} isAlternative={passkey !== null} />
      </SetUpOption>
    </>
  )
}

function SetUpOption({
  title,
  text,
  needsScript = false,
  children,
}: {
  title: string
  text: string
  needsScript?: boolean
  children: ReactNode
}) {
  return (
    <section className={`grid gap-4 border-t border-hairline pt-6 ${needsScript ? 'scriptless:hidden' : ''}`}>
      <h2 className="font-display text-title">{title}</h2>
      <p className="text-muted">{text}</p>
      {children}
    </section>
  )
}

function RecoveryCode({ errors, isOpen }: { errors: AccountErrors; isOpen: boolean }) {
  const t = useTranslations('account.second-factor')
  const errorsOf = useAccountErrors()
  return (
    <details open={isOpen} className="border-t border-hairline pt-6">
      <summary className="min-h-11 cursor-pointer content-center text-small">{t('lost')}</summary>
      <form method="post" className="grid gap-6 pt-4" noValidate>
        <TextField
          id={accountFieldId(isOpen ? 'code' : 'recovery-code')}
          name="code"
          label={t('recovery-code')}
          help={t('recovery-help')}
          errors={isOpen ? errorsOf(errors.code) : []}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <Button type="submit" variant="outline" width="full">
          {t('submit')}
        </Button>
      </form>
    </details>
  )
}

function CodeForm({ errors, isAlternative }: { errors: AccountErrors; isAlternative: boolean }) {
  const t = useTranslations('account.second-factor')
  const errorsOf = useAccountErrors()
  return (
    <form method="post" className="grid gap-6" noValidate>
      <TextField
        id={accountFieldId('code')}
        name="code"
        label={t('code')}
        help={t('code-help')}
        errors={errorsOf(errors.code)}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        required
      />
      <Button type="submit" width="full" variant={isAlternative ? 'outline' : 'solid'}>
        {t('submit')}
      </Button>
    </form>
  )
}
