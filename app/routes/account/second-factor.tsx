import { data } from 'react-router'
import { drawQrCode } from '#app/features/account/second-factor/draw-qr-code.server.ts'
import {
  RecoveryCodesPage,
  SecondFactorPage,
  type SecondFactorScreen,
} from '#app/features/account/second-factor/second-factor-page.tsx'
import { requireScreens } from '#app/features/account/sign-in/require-screens.server.ts'
import { SignInFailed } from '#app/features/account/sign-in/sign-in-failed.tsx'
import type { AccountCode } from '#app/features/account/sign-in/sign-in-screen.ts'
import { redirectDocument } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { DESK_HOME, deskPath } from '#domain/team/desk-path.ts'
import type { Route } from './+types/second-factor.ts'

export const handle: PageHandle = { isUnlisted: true }

const PRIVATE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' }

type Shown = {
  failure: AccountCode | null
  screen: SecondFactorScreen | null
  recoveryCodes: readonly string[]
  returnTo: string
}

export function loader({ request, context, params: { ticket } }: Route.LoaderArgs) {
  return show(requireScreens(request, context), ticket, {})
}

export async function action({ request, context, params: { ticket } }: Route.ActionArgs) {
  const screens = requireScreens(request, context)
  const code = String((await readForm(request)).get('code') ?? '').trim()
  if (code === '') return show(screens, ticket, { faults: { code: 'code-missing' } })
  const given = await screens.giveSecondFactor(ticket, code)
  if (given.ok) {
    const { recoveryCodes } = given.value
    const returnTo = deskPath(given.value.returnTo)
    if (recoveryCodes.length === 0) throw redirectDocument(returnTo, { status: 303, headers: PRIVATE })
    const shown: Shown = { failure: null, screen: null, recoveryCodes, returnTo }
    return data(shown, { headers: PRIVATE })
  }
  const waitSeconds = given.retryAfterSeconds
  const faults = given.code === 'code-wrong' ? { code: given.code } : { form: given.code }
  return show(screens, ticket, { faults, ...(waitSeconds !== undefined && { waitSeconds }) })
}

/** The page with what is wrong with the submitted code, or the reason why there is none. */
async function show(
  screens: ReturnType<typeof requireScreens>,
  ticket: string,
  { faults = {}, waitSeconds }: Partial<Pick<SecondFactorScreen, 'faults' | 'waitSeconds'>>,
) {
  const read = await screens.readSecondFactor(ticket)
  if (!read.ok) {
    const failed: Shown = { failure: read.code, screen: null, recoveryCodes: [], returnTo: DESK_HOME }
    const status = read.code === 'identity-unavailable' ? 503 : 410
    return data(failed, { status, headers: PRIVATE })
  }
  const { email, newSecret, returnTo } = read.value
  const screen: SecondFactorScreen = {
    email,
    newSecret: newSecret && { secret: newSecret.secret, picture: drawQrCode(newSecret.uri) },
    faults,
    ...(waitSeconds !== undefined && { waitSeconds }),
  }
  const shown: Shown = { failure: null, screen, recoveryCodes: [], returnTo: deskPath(returnTo) }
  if (waitSeconds !== undefined)
    return data(shown, { status: 429, headers: { ...PRIVATE, 'Retry-After': String(waitSeconds) } })
  return data(shown, { status: Object.keys(faults).length > 0 ? 422 : 200, headers: PRIVATE })
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { screen, failure, recoveryCodes, returnTo } = actionData ?? loaderData
  if (screen) return <SecondFactorPage {...screen} />
  if (recoveryCodes.length > 0) return <RecoveryCodesPage codes={recoveryCodes} returnTo={returnTo} />
  return <SignInFailed reason={failure ?? 'interaction-not-found'} callback={returnTo} />
}
