import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { AccountPage } from '../account-page.tsx'
import { PROFILE } from '../paths.ts'
import type { AccountCode } from '../sign-in/sign-in-screen.ts'
import type { LinkFactor } from './link-factor.server.ts'
import { LinkFactorPage, LinkProof, NO_FACTOR } from './link-factor-page.tsx'
import { LinkFaultPage } from './link-fault-page.tsx'
import type { LinkOutcome, OpenedLink } from './open-link.server.ts'

/** The page of the link e-mailed to a new address: a button makes it the account's address. */
export function ChangeEmailPage({
  opened,
  outcome,
  factor = NO_FACTOR,
}: {
  opened: OpenedLink
  outcome: LinkOutcome
  factor?: LinkFactor | undefined
}) {
  const t = useTranslations('profile.email')
  if (outcome?.fault === null) {
    return (
      <AccountPage title={t('confirmed')}>
        <LinkButton href={PROFILE.details} data-document>
          {t('to-account')}
        </LinkButton>
      </AccountPage>
    )
  }
  const refused = (fault: AccountCode) => (
    <LinkFaultPage fault={fault} href={PROFILE.email} label={t('request-again')} />
  )
  if (outcome) return refused(outcome.fault)
  if (opened.fault) return refused(opened.fault)
  if (opened.link.secondFactor && factor.proof === null)
    return <LinkFactorPage link={opened.link} factor={factor} />
  const addresses = { email: opened.link.email, next: opened.link.nextEmail ?? '' }
  return (
    <AccountPage title={t('confirm-title')} intro={t('confirm-text', addresses)}>
      <form method="post">
        <LinkProof proof={factor.proof} />
        <Button type="submit" width="full">
          {t('confirm-title')}
        </Button>
      </form>
    </AccountPage>
  )
}
