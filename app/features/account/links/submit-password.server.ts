import { data, type RouterContextProvider } from 'react-router'
import { readForm } from '#app/page/read-form.ts'
import { sessionCookie } from '#app/session/session.server.ts'
import { sealContext } from '#app/visitor/context.ts'
import { deviceCookie } from '#app/visitor/cookies/device-cookie.ts'
import type { ScreenResult } from '#clients/identity/screens-client.ts'
import { statusOfFaults } from '../fault-status.ts'
import {
  type AccountFaults,
  hasFaults,
  isNewPasswordRefusal,
  newPasswordFaults,
} from '../sign-in/sign-in-screen.ts'
import { LINK_HEADERS } from './open-link.server.ts'

type Submitted = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

/** Sets the password typed on a link's page, which uses up the link and signs this browser out. */
export async function submitPassword(
  { request, context, url }: Submitted,
  save: (password: string) => Promise<ScreenResult<{ device: string }>>,
) {
  const form = await readForm(request)
  const password = String(form.get('password') ?? '')
  const faults = newPasswordFaults(password, String(form.get('confirmation') ?? ''))
  if (hasFaults(faults)) return refused(faults)
  const saved = await save(password)
  if (!saved.ok)
    return refused(isNewPasswordRefusal(saved.code) ? { password: saved.code } : { form: saved.code })
  const headers = new Headers(LINK_HEADERS)
  headers.append('Set-Cookie', deviceCookie(saved.value.device, url.protocol === 'https:'))
  headers.append('Set-Cookie', sessionCookie(null, context.get(sealContext), url.protocol === 'https:'))
  // Returned here, since the loader finds the link used up.
  return data({ isDone: true, faults: {} as AccountFaults }, { status: 200, headers })
}

function refused(faults: AccountFaults) {
  return data({ isDone: false, faults }, { status: statusOfFaults(faults), headers: LINK_HEADERS })
}
