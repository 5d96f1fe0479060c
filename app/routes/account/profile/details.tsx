import { data } from 'react-router'
import { z } from 'zod'
import { FAILED, PROFILE, RETRY_AFTER_PARAM } from '#app/features/account/paths.ts'
import { DetailsPage, type DetailsView } from '#app/features/account/profile/details-page.tsx'
import {
  type OpenAccount,
  PRIVATE,
  requireAccount,
} from '#app/features/account/profile/require-account.server.ts'
import type { AccountCode } from '#app/features/account/sign-in/sign-in-screen.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { type Visitor, visitorContext } from '#app/visitor/context.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { localePath } from '#domain/market/locale.ts'
import { standingForRole } from '#domain/visitor/roles.ts'
import type { Route } from './+types/details.ts'

export const handle: PageHandle = { isUnlisted: true }

/** Spec §2: the account page. Country and locale in the query are ignored: the path has them. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const account = requireAccount({ request, context, url })
  const done = parseDone(url.searchParams.get('done'))
  const details = await readDetails(account, context.get(visitorContext))
  return data({ details, done, ...parseError(url.searchParams) }, { headers: PRIVATE })
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const account = requireAccount({ request, context, url })
  const visitor = context.get(visitorContext)
  const form = detailsForm.safeParse(Object.fromEntries(await readForm(request)))
  if (!form.success) throw data(null, { status: 400 })
  const { accessToken } = account.session
  const { language: requested, ...names } = form.data
  const { customer, customerAccount } = account.clients
  const renamed = await customer.rename(accessToken, names)
  const stored = renamed.ok
    ? await customerAccount.setLanguage(accessToken, { language: requested })
    : renamed
  if (stored.ok) {
    return redirect(`${localePath(visitor.locale, PROFILE.details)}?done=saved`, {
      status: 303,
      headers: PRIVATE,
    })
  }
  const code = account.check(stored.code)
  const fault = code === 'name-refused' ? code : ('account-unavailable' as const)
  const details = await readDetails(account, visitor)
  return data(
    { details: { ...details, names: form.data } satisfies DetailsView, fault },
    { status: fault === 'name-refused' ? 422 : 503, headers: PRIVATE },
  )
}

const detailsForm = z.object({
  firstName: z.string().trim().max(500),
  lastName: z.string().trim().max(500),
  language: z.enum(LANGUAGES),
})

async function readDetails(account: OpenAccount, { language, role }: Visitor): Promise<DetailsView> {
  const { session, clients, identity, read } = account
  const [customer, stored] = await Promise.all([
    clients.customer.getCustomer(session.accessToken).then(read),
    identity ? identity.read().then(read) : null,
  ])
  return {
    email: stored?.email ?? session.email,
    standing: standingForRole(role),
    address: stored && { isVerified: stored.isEmailVerified, pending: stored.pendingEmail },
    names: customer && { ...customer, language: customer.language ?? language },
  }
}

const DONE = ['saved', 'mailed', 'cancelled'] as const

function parseDone(name: string | null) {
  return DONE.find((done) => done === name) ?? null
}

function parseError(search: URLSearchParams): { fault?: AccountCode; waitSeconds?: number } {
  const wait = search.get(RETRY_AFTER_PARAM) ?? ''
  if (/^\d{1,6}$/.test(wait)) return { fault: 'too-many-attempts', waitSeconds: Number(wait) }
  return search.has(FAILED) ? { fault: 'account-unavailable' } : {}
}

export default function Details({ loaderData, actionData }: Route.ComponentProps) {
  return <DetailsPage {...(actionData ? { ...actionData, done: null } : loaderData)} />
}
