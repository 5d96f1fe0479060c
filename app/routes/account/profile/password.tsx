import { data } from 'react-router'
import { type CredentialErrors, PasswordChangePage } from '#app/features/account/profile/credential-pages.tsx'
import { refusalInit } from '#app/features/account/profile/refused-form.server.ts'
import { PRIVATE, requireIdentity } from '#app/features/account/profile/require-account.server.ts'
import { isNewPasswordRefusal, validateNewPassword } from '#app/features/account/sign-in/sign-in-screen.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import type { ScreenErrorCode } from '#clients/identity/screens-client.ts'
import type { Route } from './+types/password.ts'

export const handle: PageHandle = { isUnlisted: true }

export function loader({ request, context, url }: Route.LoaderArgs) {
  requireIdentity({ request, context, url })
  return data(null, { headers: PRIVATE })
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { identity, check } = requireIdentity({ request, context, url })
  const form = await readForm(request)
  const text = (name: string) => String(form.get(name) ?? '')
  const password = text('current')
  const newPassword = text('password')
  const errors: CredentialErrors = {
    ...validateNewPassword(newPassword, text('confirmation')),
    ...(password === '' && { current: 'password-missing' as const }),
  }
  const refuse = (refusals: CredentialErrors, waitSeconds?: number) =>
    data({ isSaved: false, errors: refusals, waitSeconds }, refusalInit(refusals, waitSeconds))
  if (Object.keys(errors).length > 0) return refuse(errors)
  const changed = await identity.changePassword({ password, newPassword })
  if (!changed.ok) return refuse(toErrors(check(changed.code)), changed.retryAfterSeconds)
  return data({ isSaved: true, errors: {} as CredentialErrors, waitSeconds: undefined }, { headers: PRIVATE })
}

function toErrors(code: Exclude<ScreenErrorCode, 'unauthorized'>): CredentialErrors {
  if (code === 'password-wrong') return { current: code }
  return isNewPasswordRefusal(code) ? { password: code } : { form: code }
}

export default function Password({ actionData }: Route.ComponentProps) {
  return <PasswordChangePage {...(actionData ?? { isSaved: false, errors: {} })} />
}
