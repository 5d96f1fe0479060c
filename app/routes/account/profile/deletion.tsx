import { data } from 'react-router'
import type { CredentialErrors } from '#app/features/account/profile/credential-pages.tsx'
import { deleteAccount } from '#app/features/account/profile/deletion/delete-account.server.ts'
import { DeletionPage } from '#app/features/account/profile/deletion/deletion-page.tsx'
import { refusalInit } from '#app/features/account/profile/refused-form.server.ts'
import { PRIVATE, requireIdentity } from '#app/features/account/profile/require-account.server.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { clearSegmentCookies, readVisitorId } from '#app/visitor/cookies/segment-cookies.ts'
import { localePath } from '#domain/market/locale.ts'
import { clearPersonalState } from '../clear-personal-state.server.ts'
import type { Route } from './+types/deletion.ts'

export const handle: PageHandle = { isUnlisted: true }

export function loader({ request, context, url }: Route.LoaderArgs) {
  requireIdentity({ request, context, url })
  return data(null, { headers: PRIVATE })
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const account = requireIdentity({ request, context, url })
  const password = String((await readForm(request)).get('current') ?? '')
  const refuse = (errors: CredentialErrors, waitSeconds?: number) =>
    data({ errors, waitSeconds }, refusalInit(errors, waitSeconds))
  if (password === '') return refuse({ current: 'password-missing' })
  const deleted = await deleteAccount(account, password)
  if (!deleted.ok && deleted.code === 'password-wrong') return refuse({ current: deleted.code })
  if (!deleted.ok) return refuse({ form: deleted.code }, deleted.retryAfterSeconds)
  const visitorId = readVisitorId(request.headers.get('cookie'))
  if (visitorId) await account.clients.audience.forget(visitorId)
  const headers = clearPersonalState(request, context)
  for (const cookie of clearSegmentCookies({ isSecure: url.protocol === 'https:' }))
    headers.append('Set-Cookie', cookie)
  const path = localePath(context.get(visitorContext).locale, '/account-deleted')
  return redirect(path, { status: 303, headers })
}

export default function Deletion({ actionData }: Route.ComponentProps) {
  return <DeletionPage {...(actionData ?? { errors: {} })} />
}
