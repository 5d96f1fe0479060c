import { data } from 'react-router'
import { requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { InvitationPage, type RefusedAcceptance } from '#app/features/lists/invitation/invitation-page.tsx'
import { listRefusalOf } from '#app/features/lists/list-refusal.ts'
import { listPath } from '#app/features/lists/paths.ts'
import { LostLink } from '#app/features/lists/shared/lost-link.tsx'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import { SECRET_PAGE } from '../requests/secret-page.ts'
import type { Route } from './+types/invitation.ts'
import { customerName } from './customer-name.server.ts'

export const handle: PageHandle = { isUnlisted: true }

/** An invitation to edit a list, for anyone who has its link. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const clients = context.get(clientsContext)
  const found = await clients.lists.invitation(token)
  if (!found.ok) {
    if (found.code !== 'invitation-not-found') throw data(null, { status: 503, headers: SECRET_PAGE })
    return data({ opened: null }, { status: 404, headers: SECRET_PAGE })
  }
  const session = context.get(sessionContext)
  const name = session && (await customerName({ clients, session }))
  return data({ opened: { token, invitation: found.value, name } }, { headers: SECRET_PAGE })
}

/** Accepts it with the visitor's own account. */
export async function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const typed = String((await readForm(request)).get('name') ?? '').trim()
  const joined = await clients.lists.of(session.accessToken).accept(token, typed)
  if (!joined.ok) {
    const code = check(joined.code)
    const [field] = joined.fields
    const refused: RefusedAcceptance = {
      typed,
      field: field ? listRefusalOf(field.code) : null,
      form: field ? null : listRefusalOf(code),
    }
    return data(refused, { status: 422, headers: SECRET_PAGE })
  }
  const address = localePath(context.get(visitorContext).locale, listPath(joined.value.listId))
  return redirect(address, { status: 303, headers: SECRET_PAGE })
}

export default function Invitation({ loaderData: { opened }, actionData }: Route.ComponentProps) {
  if (opened === null) return <LostLink kind="invitation" />
  return <InvitationPage {...opened} refused={actionData ?? null} />
}
