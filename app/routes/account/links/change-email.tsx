import { data } from 'react-router'
import { AccountPage } from '#app/features/account/account-page.tsx'
import { LinkErrorPage } from '#app/features/account/links/link-error-page.tsx'
import {
  factorResponse,
  type LinkFactor,
  readProof,
  submitLinkFactor,
} from '#app/features/account/links/link-factor.server.ts'
import { LinkFactorPage, LinkProof, NO_FACTOR } from '#app/features/account/links/link-factor-page.tsx'
import type { LinkOutcome, OpenedLink } from '#app/features/account/links/open-link.server.ts'
import { linkOutcome, openLink } from '#app/features/account/links/open-link.server.ts'
import { PROFILE } from '#app/features/account/paths.ts'
import { requireScreens } from '#app/features/account/sign-in/require-screens.server.ts'
import type { AccountCode } from '#app/features/account/sign-in/sign-in-screen.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import type { Route } from './+types/change-email.ts'

export const handle: PageHandle = { isUnlisted: true }

export function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  return openLink('email-changes', token, { request, context })
}

export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const screens = requireScreens(request, context)
  const form = await readForm(request)
  const factor = await submitLinkFactor(form, screens, { kind: 'email-changes', token })
  if (factor) return data(factor, factorResponse(factor))
  const changed = await screens.changeEmail(token, readProof(form))
  if (changed.ok || changed.code !== 'confirmation-required') return linkOutcome(changed)
  const refused: LinkFactor = { proof: null, errors: { form: changed.code } }
  return data(refused, factorResponse(refused))
}

export default function ChangeEmail({ loaderData, actionData }: Route.ComponentProps) {
  const isOutcome = actionData && 'fault' in actionData
  return (
    <ChangeEmailPage
      opened={loaderData}
      outcome={isOutcome ? actionData : undefined}
      factor={isOutcome ? undefined : actionData}
    />
  )
}

/** The page behind the link emailed to a new address: its button makes that the address of the account. */
function ChangeEmailPage({
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
  const errorPage = (error: AccountCode) => (
    <LinkErrorPage fault={error} href={PROFILE.email} label={t('request-again')} />
  )
  if (outcome) return errorPage(outcome.fault)
  if (opened.fault) return errorPage(opened.fault)
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
