import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { deskPath } from '#domain/team/desk-path.ts'
import { AccountPage } from '../account-page.tsx'
import { loginPath } from '../paths.ts'
import type { AccountCode } from './sign-in-screen.ts'

/** Says why the sign-in failed, and starts it again from the same page. */
export function SignInFailed({ reason, callback }: { reason: AccountCode; callback?: string }) {
  const t = useTranslations('account')
  return (
    <AccountPage title={t('failed.title')} fault={reason}>
      <div className="flex flex-wrap gap-4">
        <LinkButton href={signInPath(callback)} data-document rel="nofollow">
          {t('failed.again')}
        </LinkButton>
        <LinkButton href="/" variant="outline">
          {t('continue-shopping')}
        </LinkButton>
      </div>
    </AccountPage>
  )
}

/** The path at which the sign-in to the page `callback` starts; the desk has a sign-in of its own. */
function signInPath(callback?: string): string {
  const returnTo = deskPath(callback)
  return returnTo === callback ? `/desk/sign-in?${new URLSearchParams({ returnTo })}` : loginPath(callback)
}
