import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { AccountPage } from '../account-page.tsx'
import { DeskLink } from '../desk-link.tsx'
import type { AccountFaults } from '../sign-in/sign-in-screen.ts'
import { accountFieldId, useAccountFaults, useWrongFields } from '../use-account-faults.ts'

/** What the page shows. `newSecret` is to be set up: as text, and as the address of its QR code. */
export type SecondFactorScreen = {
  readonly email: string
  readonly newSecret: { readonly secret: string; readonly picture: string } | null
  readonly faults: AccountFaults
  readonly waitSeconds?: number
}

/** Sets up the second factor of a member of the team, or requests it. */
export function SecondFactorPage({ email, newSecret, faults, waitSeconds }: SecondFactorScreen) {
  const t = useTranslations('account.second-factor')
  const fields = useWrongFields(faults)
  const page = { fault: faults.form, waitSeconds, fields }
  if (newSecret) {
    return (
      <AccountPage title={t('setup-title')} intro={t('setup-intro', { email })} {...page}>
        <div className="grid gap-4">
          <img src={newSecret.picture} alt={t('picture')} width={224} height={224} className="size-56" />
          <p className="text-small">
            {t('secret')}{' '}
            <code className="wrap-anywhere select-all">
              {newSecret.secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </code>
          </p>
        </div>
        <CodeForm faults={faults} />
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('title')} intro={t('intro', { email })} {...page}>
      <CodeForm faults={faults} />
      <details className="border-t border-hairline pt-6">
        <summary className="min-h-11 cursor-pointer content-center text-small">{t('lost')}</summary>
        <form method="post" className="grid gap-6 pt-4" noValidate>
          <TextField
            id={accountFieldId('recovery-code')}
            name="code"
            label={t('recovery-code')}
            help={t('recovery-help')}
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
    </AccountPage>
  )
}

function CodeForm({ faults }: { faults: AccountFaults }) {
  const t = useTranslations('account.second-factor')
  const errorsOf = useAccountFaults()
  return (
    <form method="post" className="grid gap-6" noValidate>
      <TextField
        id={accountFieldId('code')}
        name="code"
        label={t('code')}
        help={t('code-help')}
        errors={errorsOf(faults.code)}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        required
      />
      <Button type="submit" width="full">
        {t('submit')}
      </Button>
    </form>
  )
}

/** Shows the recovery codes, this once. */
export function RecoveryCodesPage({ codes, returnTo }: { codes: readonly string[]; returnTo: string }) {
  const t = useTranslations('account.second-factor')
  return (
    <AccountPage title={t('codes-title')} intro={t('codes-intro')}>
      <ul className="grid gap-2 font-mono select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DeskLink href={returnTo}>{t('codes-continue')}</DeskLink>
    </AccountPage>
  )
}
