import { linkOutcome, openLink } from '#app/features/account/links/open-link.server.ts'
import { requireScreens } from '#app/features/account/sign-in/require-screens.server.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { AccountPage } from '../../../features/account/account-page.tsx'
import { LinkErrorPage } from '../../../features/account/links/link-error-page.tsx'
import type { LinkOutcome, OpenedLink } from '../../../features/account/links/open-link.server.ts'
import { PROFILE } from '../../../features/account/paths.ts'
import type { AccountCode } from '../../../features/account/sign-in/sign-in-screen.ts'
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

/** The page of the link in the first e-mail: a button confirms the address. */
function VerifyEmailPage({ opened, outcome }: { opened: OpenedLink; outcome: LinkOutcome }) {
  const t = useTranslations('account')
  if (outcome?.fault === null) {
    return (
      <AccountPage title={t('verified.title')}>
        <LinkButton href="/">{t('continue-shopping')}</LinkButton>
      </AccountPage>
    )
  }
  const refused = (error: AccountCode) => (
    <LinkErrorPage fault={error} href={PROFILE.details} label={t('set-password.mail-again')} />
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
