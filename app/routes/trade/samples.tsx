import { data } from 'react-router'
import { PRIVATE } from '#app/features/account/profile/require-account.server.ts'
import { SAMPLED_PRODUCT } from '#app/features/trade/paths.ts'
import { SamplesPage } from '#app/features/trade/samples/samples-page.tsx'
import { TradeOnly } from '#app/features/trade/trade-only.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Role } from '#domain/visitor/roles.ts'
import { FailedPage } from '../failed-page.tsx'
import { useShell } from '../parent-routes.ts'
import { refusedRole } from '../trade-only.ts'
import type { Route } from './+types/samples.ts'
import { loadGuestSamples, requestGuestSamples } from './guest-samples.server.ts'
import { GuestSamplesPage } from './guest-samples-page.tsx'
import { loadSamples, orderSamples } from './samples-form.server.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: [SAMPLED_PRODUCT] }

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const args = { request, context, url }
  const isGuest = context.get(visitorContext).role === 'guest'
  const view = isGuest ? await loadGuestSamples(args) : await loadSamples(args)
  return data(view, { status: view.offer === null ? 503 : 200, headers: PRIVATE })
}

/** Redirects to the order; a guest is referred to their mailbox. A refused form preserves its input. */
export async function action({ request, context, url }: Route.ActionArgs) {
  if (context.get(visitorContext).role === 'guest')
    return requestGuestSamples({ request, context, url }, await readForm(request))
  const ordered = await orderSamples({ request, context, url }, await readForm(request))
  const { locale } = context.get(visitorContext)
  if (ordered.ok) return redirect(localePath(locale, ordered.path), { status: 303, headers: PRIVATE })
  const { view } = ordered
  return data(view, { status: view.refusal === 'unavailable' ? 503 : 422, headers: PRIVATE })
}

export default function Samples({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData
  return 'typed' in view ? <GuestSamplesPage view={view} /> : <SamplesPage view={view} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const role = refusedRole(error)
  return role === null ? <FailedPage error={error} /> : <TradeOnlySamples role={role} />
}

function TradeOnlySamples({ role }: { role: Role }) {
  const t = useTranslations('trade.samples')
  const { hasTradeLink } = useShell()
  return <TradeOnly title={t('title')} text={t('trade-only')} role={role} hasProgram={hasTradeLink} />
}
