import { data } from 'react-router'
import { requireScreens } from '#app/features/account/require-screens.server.ts'
import { SignInFailed } from '#app/features/account/sign-in-failed.tsx'
import { SignInPage } from '#app/features/account/sign-in-page.tsx'
import { hasFaults, type SignInScreen } from '#app/features/account/sign-in-screen.ts'
import { takeStep } from '#app/features/account/take-step.server.ts'
import { visitorContext } from '#app/request/context.ts'
import { deviceCookie } from '#app/request/device-cookie.ts'
import type { PageHandle } from '#app/request/page-handle.ts'
import { readForm } from '#app/request/read-form.ts'
import { redirect } from '#app/request/redirect.ts'
import type { Route } from './+types/sign-in.ts'

export const handle: PageHandle = { isUnlisted: true }

const PRIVATE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' }

export async function loader({ request, context, params: { uid } }: Route.LoaderArgs) {
  const opened = await requireScreens(request, context).openInteraction(uid)
  if (!opened.ok) {
    const status = opened.code === 'identity-unavailable' ? 503 : 410
    return data({ failure: opened.code, screen: null }, { status, headers: PRIVATE })
  }
  const screen: SignInScreen = { step: 'start', email: opened.value.emailHint ?? '', faults: {} }
  return data({ failure: null, screen }, { headers: PRIVATE })
}

export async function action({ request, context, url, params: { uid } }: Route.ActionArgs) {
  const { language } = context.get(visitorContext)
  const screens = requireScreens(request, context)
  const outcome = await takeStep(await readForm(request), { screens, uid, language })
  if (outcome.kind === 'finished') {
    const headers = { ...PRIVATE, 'Set-Cookie': deviceCookie(outcome.device, url.protocol === 'https:') }
    return redirect(outcome.redirectTo, { status: 303, headers })
  }
  const { screen } = outcome
  if (screen.waitSeconds !== undefined) {
    const headers = { ...PRIVATE, 'Retry-After': String(screen.waitSeconds) }
    return data(screen, { status: 429, headers })
  }
  return data(screen, { status: hasFaults(screen.faults) ? 422 : 200, headers: PRIVATE })
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const screen = actionData ?? loaderData.screen
  if (screen) return <SignInPage screen={screen} />
  return <SignInFailed reason={loaderData.failure ?? 'interaction-not-found'} callback="/" />
}
