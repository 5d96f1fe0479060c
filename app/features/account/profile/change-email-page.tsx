import { useTranslations } from '#app/i18n/use-translations.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { AccountPage } from '../account-page.tsx'
import type { AccountCode } from '../sign-in-screen.ts'
import { PROFILE } from './profile-paths.ts'

/** Where the link in the letter to a new address leads: a press makes it the account's. */
export function ChangeEmailPage({ outcome }: { outcome: { refusal: AccountCode | null } | null }) {
  const t = useTranslations('profile.email')
  const account = useTranslations('account')
  if (outcome) {
    const title = outcome.refusal ? account('failed.title') : t('confirmed')
    return (
      <AccountPage title={title} fault={outcome.refusal ?? undefined}>
        <LinkButton href={PROFILE.details} data-document>
          {t('to-account')}
        </LinkButton>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('confirm-title')} intro={t('confirm-text')}>
      <form method="post">
        <Button type="submit" width="full">
          {t('confirm-title')}
        </Button>
      </form>
    </AccountPage>
  )
}
