import { data } from 'react-router'
import { ENTRY_FIELDS, FAILED, PROFILE } from '#app/features/account/paths.ts'
import { PRIVATE, requireIdentity } from '#app/features/account/profile/require-account.server.ts'
import { SessionsPage } from '#app/features/account/profile/sessions-page.tsx'
import { formatMoment } from '#app/i18n/format/format.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { localePath, toLanguageTag } from '#domain/market/locale.ts'
import { clearPersonalState } from '../clear-personal-state.server.ts'
import type { Route } from './+types/sessions.ts'

export const handle: PageHandle = { isUnlisted: true }

const ENDED = 'ended'

/** The sessions of the account. Times are formatted on the server, so that every browser shows the same text. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { identity, read } = requireIdentity({ request, context, url })
  const listed = read(await identity.listSessions())
  const tag = toLanguageTag(context.get(visitorContext).locale)
  const sessions =
    listed?.sessions.map((session) => ({
      ...session,
      startedAt: formatMoment(session.startedAt, tag),
      lastUsedAt: formatMoment(session.lastUsedAt, tag),
    })) ?? null
  const fault = url.searchParams.has(FAILED) ? ('account-unavailable' as const) : undefined
  return data({ sessions, isEnded: url.searchParams.has(ENDED), fault }, { headers: PRIVATE })
}

/** Ends one session, all others, or all of them, in which case this browser clears its own and the customer's bag. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { identity, check } = requireIdentity({ request, context, url })
  const { locale } = context.get(visitorContext)
  const form = await readForm(request)
  const operation = form.get(ENTRY_FIELDS.operation)
  const ended =
    operation === 'end'
      ? await identity.endSession(String(form.get(ENTRY_FIELDS.id) ?? ''))
      : await (operation === 'others' ? identity.endOtherSessions() : identity.signOutEverywhere())
  const isEverywhere = operation !== 'end' && operation !== 'others'
  if (!ended.ok) {
    check(ended.code)
    const from = isEverywhere ? PROFILE.privacy : PROFILE.sessions
    return redirect(`${localePath(locale, from)}?${FAILED}`, { status: 303, headers: PRIVATE })
  }
  if (isEverywhere)
    return redirect(localePath(locale, '/'), { status: 303, headers: clearPersonalState(request, context) })
  return redirect(`${localePath(locale, PROFILE.sessions)}?${ENDED}`, { status: 303, headers: PRIVATE })
}

export default function Sessions({ loaderData }: Route.ComponentProps) {
  return <SessionsPage {...loaderData} />
}
