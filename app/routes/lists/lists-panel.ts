import { data } from 'react-router'
import { PRIVATE } from '#app/features/account/profile/require-account.server.ts'
import type { PanelReply } from '#app/features/lists/panel/panel-change.ts'
import { readPanelChange } from '#app/features/lists/panel/read-change.server.ts'
import { readForm } from '#app/page/read-form.ts'
import { sessionContext } from '#app/visitor/context.ts'
import type { Route } from './+types/lists-panel.ts'
import { changePanel, isProductNumber, openPanel } from './open-panel.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  if (session === null) throw data(null, { status: 401, headers: PRIVATE })
  if (!isProductNumber(params.product)) throw data(null, { status: 404, headers: PRIVATE })
  const panel = await openPanel({ context, session, number: params.product, url })
  if (panel.ok) return data(panel.value, { headers: PRIVATE })
  throw data(null, { status: STATUS[panel.code] ?? 503, headers: PRIVATE })
}

const STATUS: Readonly<Record<string, number>> = { unauthorized: 401, 'product-not-found': 404 }

/** Returns the lists after the change. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const change = readPanelChange(await readForm(request))
  if (!change.ok || !isProductNumber(params.product)) throw data(null, { status: 400, headers: PRIVATE })
  const session = context.get(sessionContext)
  const reply: PanelReply =
    session === null
      ? { refusal: 'unauthorized', lists: null }
      : await changePanel({ context, session, number: params.product, url }, change.value)
  const { refusal } = reply
  const status = refusal === null ? 200 : refusal === 'unauthorized' ? 401 : 409
  return data(reply, { status, headers: PRIVATE })
}
