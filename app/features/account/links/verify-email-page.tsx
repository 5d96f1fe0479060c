import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { AccountPage } from '../account-page.tsx'
import { PROFILE } from '../paths.ts'
import type { AccountCode } from '../sign-in/sign-in-screen.ts'
import { LinkFaultPage } from './link-fault-page.tsx'
import type { LinkOutcome, OpenedLink } from './open-link.server.ts'

/** The page of the link in the first e-mail: a button confirms the address. */
export function VerifyEmailPage({ opened, outcome }: { opened: OpenedLink; outcome: LinkOutcome }) {
  const t = useTranslations('account')
  if (outcome?.fault === null) {
    return (
      <AccountPage title={t('verified.title')}>
        <LinkButton href="/">{t('continue-shopping')}</LinkButton>
      </AccountPage>
    )
  }
  const refused = (fault: AccountCode) => (
    <LinkFaultPage fault={fault} href={PROFILE.details} label={t('set-password.mail-again')} />
  )
  if (outcome) return refused(outcome.fault)
  if (opened.fault) return refused(opened.fault)
  return (
    <AccountPage title={t('verify.title')} intro={t('verify.text', { email: opened.link.email })}>
      <form method="post">
        <Button type="submit" width="full">
          {t('verify.submit')}
        </Button>
      </form>
    </AccountPage>
  )
}
