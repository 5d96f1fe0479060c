import { data } from 'react-router'
import { LinkOutcomePage, NewPasswordPage } from '#app/features/account/new-password-page.tsx'
import { requireScreens } from '#app/features/account/require-screens.server.ts'
import { type AccountFaults, hasFaults, newPasswordFaults } from '#app/features/account/sign-in-screen.ts'
import { sealContext } from '#app/request/context.ts'
import { deviceCookie } from '#app/request/device-cookie.ts'
import type { PageHandle } from '#app/request/page-handle.ts'
import { sessionCookie } from '#app/request/session.server.ts'
import type { Route } from './+types/password.ts'

export const handle: PageHandle = { isUnlisted: true }

const PRIVATE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' }

export async function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  const link = await requireScreens(request, context).openPasswordLink(token)
  const status = link.ok ? 200 : 410
  return data({ email: link.ok ? link.value.email : null }, { status, headers: PRIVATE })
}

export async function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const form = await request.formData()
  const password = String(form.get('password') ?? '')
  const faults = newPasswordFaults(password, String(form.get('confirmation') ?? ''))
  if (hasFaults(faults)) return data({ isSaved: false, faults }, { status: 422, headers: PRIVATE })
  const saved = await requireScreens(request, context).setPassword(token, password)
  if (!saved.ok) {
    const refused: AccountFaults =
      saved.code === 'password-refused' ? { password: saved.code } : { form: saved.code }
    return data({ isSaved: false, faults: refused }, { status: 422, headers: PRIVATE })
  }
  const headers = new Headers(PRIVATE)
  headers.append('Set-Cookie', deviceCookie(saved.value.device, url.protocol === 'https:'))
  headers.append('Set-Cookie', sessionCookie(null, context.get(sealContext), url.protocol === 'https:'))
  // The loader says 410 of the link, which is used up now.
  return data({ isSaved: true, faults: {} as AccountFaults }, { status: 200, headers })
}

/** The link is used up once the password is saved, so what came of it counts before what the link says. */
export default function Password({ loaderData: { email }, actionData }: Route.ComponentProps) {
  if (actionData?.isSaved) return <LinkOutcomePage isSaved />
  if (email === null) return <LinkOutcomePage isSaved={false} />
  return <NewPasswordPage email={email} faults={actionData?.faults ?? {}} />
}
