import { data, isRouteErrorResponse } from 'react-router'
import { ContactWays } from '#app/features/navigation/contact/contact-ways.tsx'
import { PRIVATE_FORM } from '#app/features/requests/form/private-form.ts'
import { refusedRequest } from '#app/features/requests/form/refused-request.ts'
import { submitRequest } from '#app/features/requests/form/submit-request.server.ts'
import { hasFields } from '#app/features/requests/kinds/kind-fields.tsx'
import { REQUEST_FORMS } from '#app/features/requests/kinds/request-forms.ts'
import { RequestPage } from '#app/features/requests/page/request-page.tsx'
import { ABOUT } from '#app/features/requests/paths.ts'
import { TradeOnly } from '#app/features/trade/trade-only.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { REQUEST_KINDS, type RequestKind } from '#domain/request/request-kinds.ts'
import type { Role } from '#domain/visitor/roles.ts'
import { FailedPage } from '../failed-page.tsx'
import { missingPage } from '../missing-page.server.ts'
import { useShell } from '../parent-routes.ts'
import { refusedRole } from '../trade-only.ts'
import type { Route } from './+types/request.ts'
import { loadForm } from './load-form.server.ts'
import { loadPieces } from './load-pieces.server.ts'

/** Guests do not share it, since each form is sent once. */
export const handle: PageHandle = { parameters: Object.values(ABOUT) }

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const kind = kindOf(params) ?? (await missingPage(context))
  return data(await loadForm(kind, { request, context, url }), { headers: PRIVATE_FORM })
}

/** A form in a panel that cannot be loaded is null: a fault would replace the page below the panel. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (fault) {
    const isPanel = new URL(request.url).searchParams.has(ABOUT.panel)
    if (isPanel && (fault instanceof TypeError || isRouteErrorResponse(fault))) return null
    throw fault
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const kind = kindOf(params) ?? (await missingPage(context))
  const loadAgain = () => loadPieces(kind, { request, context, url })
  return submitRequest(REQUEST_FORMS[kind], { request, context, loadPieces: loadAgain })
}

/** Preserves the form when no response comes, or one of the server in front of the shop. */
export async function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  const input = await request.clone().formData()
  const sent = { form: REQUEST_FORMS[kindOf(params) ?? 'contact'], input }
  try {
    return await serverAction()
  } catch (fault) {
    if (fault instanceof TypeError) return refusedRequest(sent, 'connection-lost')
    if (!isRouteErrorResponse(fault) || (fault.status < 500 && fault.status !== 429)) throw fault
    return refusedRequest(sent, fault.status === 429 ? 'too-many-requests' : 'platform-unavailable')
  }
}

/** The contact form has a path of its own. */
function kindOf({ kind }: { kind?: string | undefined }): RequestKind | undefined {
  return kind === undefined ? 'contact' : REQUEST_KINDS.find((known) => known === kind && hasFields(known))
}

export default function Request({ loaderData, actionData }: Route.ComponentProps) {
  const { contact } = useShell()
  if (loaderData === null) return null
  const refused = actionData && 'result' in actionData ? actionData : undefined
  return (
    <RequestPage
      data={loaderData}
      ticket={refused?.ticket ?? loaderData.ticket}
      lastResult={refused?.result}
      sentFiles={refused?.sentFiles ?? null}
      ways={<ContactWays contact={contact} />}
    />
  )
}

/** Beside failures: the page of a piece that only trade clients may request. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const role = refusedRole(error)
  return role === null ? <FailedPage error={error} /> : <TradeOnlyRequest role={role} />
}

function TradeOnlyRequest({ role }: { role: Role }) {
  const t = useTranslations('request.trade-only')
  const { hasTradeLink } = useShell()
  return <TradeOnly title={t('title')} text={t('text')} role={role} hasProgram={hasTradeLink} />
}
