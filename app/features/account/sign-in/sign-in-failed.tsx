import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { AccountPage } from '../account-page.tsx'
import { loginPath } from '../paths.ts'
import type { AccountCode } from './sign-in-screen.ts'

/** Says why the sign-in failed, and starts it again from the same page. */
export function SignInFailed({ reason, callback }: { reason: AccountCode; callback?: string }) {
  const t = useTranslations('account')
  return (
    <AccountPage title={t('failed.title')} fault={reason}>
      <div className="flex flex-wrap gap-4">
        <LinkButton href={loginPath(callback)} data-document rel="nofollow">
          {t('failed.again')}
        </LinkButton>
        <LinkButton href="/" variant="outline">
          {t('continue-shopping')}
        </LinkButton>
      </div>
    </AccountPage>
  )
}
