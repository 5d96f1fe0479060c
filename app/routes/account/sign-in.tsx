import { data, type RouterContextProvider } from 'react-router'
import { requireScreens } from '#app/features/account/sign-in/require-screens.server.ts'
import { readAttempt } from '#app/features/account/sign-in/sign-in-attempt.server.ts'
import { SignInFailed } from '#app/features/account/sign-in/sign-in-failed.tsx'
import { SignInPage } from '#app/features/account/sign-in/sign-in-page.tsx'
import { hasErrors, type SignInScreen } from '#app/features/account/sign-in/sign-in-screen.ts'
import { submitStep } from '#app/features/account/sign-in/submit-step.server.ts'
import { clearTicketCookie, readTicketCookie } from '#app/features/account/sign-in/ticket-cookie.server.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { sessionContext, visitorContext } from '#app/visitor/context.ts'
import { deviceCookie } from '#app/visitor/cookies/device-cookie.ts'
import type { ScreenResult } from '#clients/identity/screens-client.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/sign-in.ts'

export const handle: PageHandle = { isUnlisted: true }

const PRIVATE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' }

export async function loader({ request, context, url, params: { uid } }: Route.LoaderArgs) {
  const opened = await requireScreens(request, context).openInteraction(uid)
  const isSignedIn = context.get(sessionContext) !== null
  // The visitor returned to this page after signing in, possibly in a second tab: there is nothing left to do.
  const isForDesk = opened.ok && opened.value.isForDesk
  if (isSignedIn && !isForDesk)
    throw redirect(returnPath(opened, { request, context }), { status: 303, headers: PRIVATE })
  const ticket = opened.ok ? readTicketCookie(request) : null
  if (ticket !== null) return signInWithTicket(ticket, { request, context, url, params: { uid } })
  if (!opened.ok) {
    const status = opened.code === 'identity-unavailable' ? 503 : 410
    return data({ failure: opened.code, screen: null }, { status, headers: PRIVATE })
  }
  const { emailHint, passkey } = opened.value
  const screen: SignInScreen = { step: 'start', email: emailHint ?? '', errors: {}, passkey }
  return data({ failure: null, screen }, { headers: PRIVATE })
}

/** Signs in a new trade applicant, who has just chosen a password. The ticket is always cleared. */
async function signInWithTicket(
  ticket: string,
  {
    request,
    context,
    url,
    params: { uid },
  }: Pick<Route.LoaderArgs, 'request' | 'context' | 'url' | 'params'>,
): Promise<Response> {
  const isSecure = url.protocol === 'https:'
  const headers = new Headers(PRIVATE)
  headers.append('Set-Cookie', clearTicketCookie(isSecure))
  const finished = await requireScreens(request, context).signInWithTicket(uid, ticket)
  if (!finished.ok) return redirect(url.pathname, { status: 303, headers })
  headers.append('Set-Cookie', deviceCookie(finished.value.device, isSecure))
  return redirect(finished.value.redirectTo, { status: 303, headers })
}

export async function action({ request, context, url, params: { uid } }: Route.ActionArgs) {
  const { language } = context.get(visitorContext)
  const screens = requireScreens(request, context)
  const outcome = await submitStep(await readForm(request), { screens, uid, language })
  if (outcome.kind === 'finished') {
    const headers = { ...PRIVATE, 'Set-Cookie': deviceCookie(outcome.device, url.protocol === 'https:') }
    return redirect(outcome.redirectTo, { status: 303, headers })
  }
  const opened = offersPasskey(outcome.screen) ? await screens.openInteraction(uid) : null
  const screen = { ...outcome.screen, passkey: opened?.ok ? opened.value.passkey : null }
  if (screen.errors.form === 'interaction-not-found') {
    if (context.get(sessionContext)) throw redirect(homePath(context), { status: 303, headers: PRIVATE })
    return data({ failure: screen.errors.form, screen: null }, { status: 410, headers: PRIVATE })
  }
  if (screen.waitSeconds !== undefined) {
    const headers = { ...PRIVATE, 'Retry-After': String(screen.waitSeconds) }
    return data({ failure: null, screen }, { status: 429, headers })
  }
  const status = hasErrors(screen.errors) ? 422 : 200
  return data({ failure: null, screen }, { status, headers: PRIVATE })
}

function offersPasskey({ step }: SignInScreen): boolean {
  return step === 'start' || step === 'sign-in'
}

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> }

/** Returns the page for which this sign-in was started, for a visitor who is already signed in. */
function returnPath(
  opened: ScreenResult<{ state: string | null }>,
  { request, context }: RequestArgs,
): string {
  const attempt = opened.ok ? readAttempt(request, opened.value.state) : null
  return attempt?.callback ?? homePath(context)
}

function homePath(context: Readonly<RouterContextProvider>): string {
  return localePath(context.get(visitorContext).locale, '/')
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { screen, failure } = actionData ?? loaderData
  if (screen) return <SignInPage screen={screen} />
  return <SignInFailed reason={failure ?? 'interaction-not-found'} />
}
