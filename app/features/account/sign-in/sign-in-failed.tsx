import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { deskPath } from '#domain/team/desk-path.ts'
import { AccountPage } from '../account-page.tsx'
import { DeskLink } from '../desk-link.tsx'
import { loginPath } from '../paths.ts'
import type { AccountCode } from './sign-in-screen.ts'

/** Links to the sign-in, which returns to `callback`. The desk has its own sign-in. */
export function SignInFailed({ reason, callback }: { reason: AccountCode; callback?: string }) {
  const t = useTranslations('account')
  return (
    <AccountPage title={t('failed.title')} fault={reason}>
      <div className="flex flex-wrap gap-4">
        {deskPath(callback) === callback ? (
          <DeskLink href={`/desk/sign-in?${new URLSearchParams({ returnTo: callback })}`}>
            {t('failed.again')}
          </DeskLink>
        ) : (
          <LinkButton href={loginPath(callback)} data-document rel="nofollow">
            {t('failed.again')}
          </LinkButton>
        )}
        <LinkButton href="/" variant="outline">
          {t('continue-shopping')}
        </LinkButton>
      </div>
    </AccountPage>
  )
}
