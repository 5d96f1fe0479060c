import { useTranslations } from '#app/i18n/use-translations.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { AccountPage } from './account-page.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import type { AccountFaults } from './sign-in-screen.ts'

/** Where a mailed link leads: a password is chosen, once. */
export function NewPasswordPage({ email, faults }: { email: string; faults: AccountFaults }) {
  const t = useTranslations('account')
  return (
    <AccountPage title={t('set-password.title')} intro={t('set-password.for', { email })} fault={faults.form}>
      <form method="post" className="grid gap-6" noValidate>
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <NewPasswordFields faults={faults} />
        <Button type="submit" width="full">
          {t('set-password.submit')}
        </Button>
      </form>
    </AccountPage>
  )
}

/** The password is saved; or the link is void, and another one is a step away. */
export function LinkOutcomePage({ isSaved }: { isSaved: boolean }) {
  const t = useTranslations('account')
  const title = isSaved ? t('set-password.title') : t('failed.title')
  return (
    <AccountPage
      title={title}
      intro={isSaved ? t('set-password.done') : undefined}
      fault={isSaved ? undefined : 'link-expired'}
    >
      <LinkButton href="/login" data-document>
        {isSaved ? t('sign-in') : t('set-password.mail-again')}
      </LinkButton>
    </AccountPage>
  )
}
