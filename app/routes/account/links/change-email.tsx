import { data } from 'react-router'
import { ChangeEmailPage } from '#app/features/account/links/change-email-page.tsx'
import {
  factorResponse,
  giveLinkFactor,
  type LinkFactor,
  readProof,
} from '#app/features/account/links/link-factor.server.ts'
import { linkOutcome, openLink } from '#app/features/account/links/open-link.server.ts'
import { requireScreens } from '#app/features/account/sign-in/require-screens.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import type { Route } from './+types/change-email.ts'

export const handle: PageHandle = { isUnlisted: true }

export function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  return openLink('email-changes', token, { request, context })
}

export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const screens = requireScreens(request, context)
  const form = await readForm(request)
  const factor = await giveLinkFactor(form, screens, { kind: 'email-changes', token })
  if (factor) return data(factor, factorResponse(factor))
  const changed = await screens.changeEmail(token, readProof(form))
  if (changed.ok || changed.code !== 'confirmation-required') return linkOutcome(changed)
  const refused: LinkFactor = { proof: null, faults: { form: changed.code } }
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
