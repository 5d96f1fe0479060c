import { data } from 'react-router'
import type { SignUpOutcome } from '#app/features/newsletter/layer/call-layer.ts'
import {
  PRIVATE,
  SIGN_UP_STATUS,
  signUpFromForm,
  signUpHeaders,
} from '#app/features/newsletter/sign-up.server.ts'
import { readForm } from '#app/page/read-form.ts'
import { audiencesFor } from '#app/visitor/audiences-for.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { SignUpLayer } from '#clients/content/sign-up-layer.ts'
import type { Route } from './+types/layer.ts'

/**
 * Returns the layer for the page's country and language and the visitor's audiences, or null if there is none. Only the
 * few browsers in which it is due request it.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { locale, isPreview } = visitor
  const segments = audiencesFor(visitor)
  const found = await context.get(clientsContext).content.getSignUpLayer({ locale, segments, isPreview })
  const layer: SignUpLayer | null = found.ok ? found.value : null
  return data(layer, { headers: PRIVATE })
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const refused = await signUpFromForm(await readForm(request), { request, context })
  if (!refused) return data({ ok: true } satisfies SignUpOutcome, { headers: signUpHeaders(url) })
  const outcome: SignUpOutcome = { ok: false, code: refused.code }
  return data(outcome, { status: SIGN_UP_STATUS[refused.code], headers: PRIVATE })
}
