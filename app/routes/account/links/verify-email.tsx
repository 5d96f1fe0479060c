import { AccountPage } from '#app/features/account/account-page.tsx'
import { LinkErrorPage } from '#app/features/account/links/link-error-page.tsx'
import type { LinkOutcome, OpenedLink } from '#app/features/account/links/open-link.server.ts'
import { linkOutcome, openLink } from '#app/features/account/links/open-link.server.ts'
import { PROFILE } from '#app/features/account/paths.ts'
import { requireScreens } from '#app/features/account/sign-in/require-screens.server.ts'
import type { AccountCode } from '#app/features/account/sign-in/sign-in-screen.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import type { Route } from './+types/verify-email.ts'

export const handle: PageHandle = { isUnlisted: true }

export function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  return openLink('verifications', token, { request, context })
}

export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  return linkOutcome(await requireScreens(request, context).verifyEmail(token))
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifyEmailPage opened={loaderData} outcome={actionData} />
}

/** The page behind the link in the first email: its button confirms the address. */
function VerifyEmailPage({ opened, outcome }: { opened: OpenedLink; outcome: LinkOutcome }) {
  const t = useTranslations('account')
  if (outcome?.fault === null) {
    return (
      <AccountPage title={t('verified.title')}>
        <LinkButton href="/">{t('continue-shopping')}</LinkButton>
      </AccountPage>
    )
  }
  const errorPage = (error: AccountCode) => (
    <LinkErrorPage fault={error} href={PROFILE.details} label={t('set-password.mail-again')} />
  )
  if (outcome) return errorPage(outcome.fault)
  if (opened.fault) return errorPage(opened.fault)
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
