import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { useHouse } from '#app/ui/page/house.ts'
import { AccountPage } from '../account-page.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { PROFILE } from '../paths.ts'
import { useWrongFields } from '../use-account-faults.ts'
import type { LinkFactor } from './link-factor.server.ts'
import { LinkFactorPage, LinkProof } from './link-factor-page.tsx'
import { LinkFaultPage } from './link-fault-page.tsx'
import type { OpenedLink } from './open-link.server.ts'

/** The page of the link e-mailed to the previous address: it restores that address, with a new password. */
export function RestoreEmailPage({
  link,
  fault,
  isDone,
  ...factor
}: OpenedLink & LinkFactor & { isDone: boolean }) {
  const { faults, proof } = factor
  const t = useTranslations('account')
  const fields = useWrongFields(faults)
  const { email } = useHouse().contact
  if (isDone) {
    return (
      <AccountPage title={t('restore.done-title')} intro={t('restore.done')}>
        <LinkButton href={PROFILE.details} data-document>
          {t('sign-in')}
        </LinkButton>
      </AccountPage>
    )
  }
  if (fault) {
    const isExpired = fault === 'link-expired'
    return (
      <LinkFaultPage
        fault={isExpired ? 'undo-expired' : fault}
        href={`mailto:${email}`}
        label={t('restore.write', { email })}
      />
    )
  }
  if (link.secondFactor && proof === null) return <LinkFactorPage link={link} factor={factor} />
  const addresses = { email: link.nextEmail ?? '', current: link.email }
  return (
    <AccountPage
      title={t('restore.title')}
      intro={t('restore.text', addresses)}
      fault={faults.form}
      fields={fields}
    >
      <form method="post" className="grid gap-6" noValidate>
        <LinkProof proof={proof} />
        <NewPasswordFields faults={faults} />
        <Button type="submit" width="full">
          {t('restore.submit')}
        </Button>
      </form>
    </AccountPage>
  )
}
