import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { AccountPage } from '../account-page.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { PROFILE } from '../paths.ts'
import { useWrongFields } from '../use-account-faults.ts'
import type { LinkFactor } from './link-factor.server.ts'
import { LinkFactorPage, LinkProof } from './link-factor-page.tsx'
import { LinkFaultPage } from './link-fault-page.tsx'
import type { OpenedLink } from './open-link.server.ts'

/** The page of a password reset link, which works once. */
export function NewPasswordPage({
  link,
  fault,
  isDone,
  ...factor
}: OpenedLink & LinkFactor & { isDone: boolean }) {
  const { faults, proof } = factor
  const t = useTranslations('account')
  const fields = useWrongFields(faults)
  if (isDone) {
    return (
      <AccountPage title={t('set-password.title')} intro={t('set-password.done')}>
        <LinkButton href={PROFILE.details} data-document>
          {t('sign-in')}
        </LinkButton>
      </AccountPage>
    )
  }
  if (fault)
    return <LinkFaultPage fault={fault} href={PROFILE.password} label={t('set-password.mail-again')} />
  if (link.secondFactor && proof === null) return <LinkFactorPage link={link} factor={factor} />
  const intro = t('set-password.for', { email: link.email })
  return (
    <AccountPage title={t('set-password.title')} intro={intro} fault={faults.form} fields={fields}>
      <form method="post" className="grid gap-6" noValidate>
        <LinkProof proof={proof} />
        <NewPasswordFields faults={faults} />
        <Button type="submit" width="full">
          {t('set-password.submit')}
        </Button>
      </form>
    </AccountPage>
  )
}
