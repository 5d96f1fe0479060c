import { SignInFailed } from '#app/features/account/sign-in/sign-in-failed.tsx'
import type { AccountCode } from '#app/features/account/sign-in/sign-in-screen.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { safeCallback } from '#domain/links/safe-callback.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/login-failed.ts'

export const handle: PageHandle = { isUnlisted: true }

const REASONS: readonly AccountCode[] = [
  'interaction-not-found',
  'sign-in-denied',
  'staff-only',
  'identity-unavailable',
]

export function loader({ context, url }: Route.LoaderArgs) {
  const home = localePath(context.get(visitorContext).locale, '/')
  const requested = url.searchParams.get('reason')
  return {
    reason: REASONS.find((reason) => reason === requested) ?? 'interaction-not-found',
    callback: safeCallback(url.searchParams.get('callback'), home),
  }
}

export default function LoginFailed({ loaderData }: Route.ComponentProps) {
  return <SignInFailed {...loaderData} />
}
