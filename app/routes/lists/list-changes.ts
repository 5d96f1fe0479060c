import { data } from 'react-router'
import { z } from 'zod'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { readForm } from '#app/page/read-form.ts'
import { presence } from '#contracts/list-sharing.ts'
import type { Route } from './+types/list-changes.ts'

const TAB = z.uuid().nullable().catch(null)
const REVISION = z.coerce.number().int().min(0).catch(0)

/** Forwards the stream of the service. `Last-Event-ID` is the last revision of an interrupted stream. */
export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const { session, clients } = requireAccount({ request, context, url })
  const tab = TAB.parse(url.searchParams.get('tab'))
  const after = REVISION.parse(request.headers.get('last-event-id') ?? url.searchParams.get('after'))
  const lists = clients.lists.of(session.accessToken, tab)
  const stream = await lists.follow(params.listId, { after, signal: request.signal })
  if (!stream.ok) throw errorResponse(stream.code)
  const headers = {
    ...PRIVATE,
    'Content-Type': 'text/event-stream; charset=utf-8',
    'X-Accel-Buffering': 'no',
  }
  return new Response(stream.value.body, { headers })
}

/** Reports that a tab has the list open, and the note that is being edited. */
export async function action({ request, context, url, params }: Route.ActionArgs) {
  const { session, clients } = requireAccount({ request, context, url })
  const form = await readForm(request)
  const parsed = presence.safeParse({ tab: form.get('tab'), writingItemId: form.get('writing') || null })
  if (!parsed.success) throw data(null, { status: 400 })
  const result = await clients.lists.of(session.accessToken).enter(params.listId, parsed.data)
  if (!result.ok) throw errorResponse(result.code)
  return new Response(null, { status: 204, headers: PRIVATE })
}

function errorResponse(code: string) {
  const status = code === 'list-not-found' ? 404 : code === 'unauthorized' ? 401 : 503
  return new Response(null, { status, headers: PRIVATE })
}
