import { useTranslations } from '#app/i18n/use-translations.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { AccountPage } from './account-page.tsx'
import type { AccountCode } from './sign-in-screen.ts'

export function VerifyEmailPage({ outcome }: { outcome: { refusal: AccountCode | null } | null }) {
  const t = useTranslations('account')
  if (outcome) {
    const title = outcome.refusal ? t('failed.title') : t('verified.title')
    return (
      <AccountPage title={title} fault={outcome.refusal ?? undefined}>
        <LinkButton href="/">{t('continue-shopping')}</LinkButton>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('verify.title')} intro={t('verify.text')}>
      <form method="post">
        <Button type="submit" width="full">
          {t('verify.submit')}
        </Button>
      </form>
    </AccountPage>
  )
}
