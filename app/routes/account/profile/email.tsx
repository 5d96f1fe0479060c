import { data } from 'react-router'
import { type CredentialErrors, EmailChangePage } from '#app/features/account/profile/credential-pages.tsx'
import { refusalInit } from '#app/features/account/profile/refused-form.server.ts'
import { PRIVATE, requireIdentity } from '#app/features/account/profile/require-account.server.ts'
import { validateEmail } from '#app/features/account/sign-in/sign-in-screen.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { visitorContext } from '#app/visitor/context.ts'
import type { ScreenErrorCode } from '#clients/identity/screens-client.ts'
import type { Route } from './+types/email.ts'

export const handle: PageHandle = { isUnlisted: true }

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { identity, read, session } = requireIdentity({ request, context, url })
  const account = read(await identity.read())
  return data(
    { email: account?.email ?? session.email, pending: account?.pendingEmail ?? null },
    { headers: PRIVATE },
  )
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { identity, check } = requireIdentity({ request, context, url })
  const form = await readForm(request)
  const email = String(form.get('email') ?? '').trim()
  const password = String(form.get('current') ?? '')
  const refuse = (errors: CredentialErrors, waitSeconds?: number) =>
    data({ typed: email, mailedTo: null, errors, waitSeconds }, refusalInit(errors, waitSeconds))
  const errors: CredentialErrors = {
    ...validateEmail(email),
    ...(password === '' && { current: 'password-missing' as const }),
  }
  if (Object.keys(errors).length > 0) return refuse(errors)
  const { language } = context.get(visitorContext)
  const requested = await identity.requestEmail({ email, password, language })
  if (!requested.ok) return refuse(toErrors(check(requested.code)), requested.retryAfterSeconds)
  const withoutErrors = { errors: {} as CredentialErrors, waitSeconds: undefined }
  return data({ typed: '', mailedTo: email, ...withoutErrors }, { headers: PRIVATE })
}

function toErrors(code: Exclude<ScreenErrorCode, 'unauthorized'>): CredentialErrors {
  if (code === 'password-wrong') return { current: code }
  return code === 'email-invalid' || code === 'email-unchanged' ? { email: code } : { form: code }
}

export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailChangePage {...loaderData} {...(actionData ?? { typed: '', mailedTo: null, errors: {} })} />
}
