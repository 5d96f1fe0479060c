import { data } from 'react-router'
import { z } from 'zod'
import { ENTRY_FIELDS, PROFILE } from '#app/features/account/paths.ts'
import { AddressesPage } from '#app/features/account/profile/addresses-page.tsx'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/addresses.ts'

export const handle: PageHandle = { isUnlisted: true }

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { session, clients, read } = requireAccount({ request, context, url })
  const addresses = read(await clients.customer.listAddresses(session.accessToken))
  return data({ addresses, isSaved: url.searchParams.has('saved') }, { headers: PRIVATE })
}

const operationForm = z.object({
  [ENTRY_FIELDS.id]: z.string().max(300),
  [ENTRY_FIELDS.operation]: z.enum(['default', 'remove']),
})

/** Makes an address the default, or removes it. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const form = operationForm.safeParse(Object.fromEntries(await readForm(request)))
  if (!form.success) throw data(null, { status: 400 })
  const { id, operation } = form.data
  const { customer } = clients
  const changed =
    operation === 'default'
      ? await customer.makeDefault(session.accessToken, id)
      : await customer.removeAddress(session.accessToken, id)
  if (changed.ok) {
    const address = localePath(context.get(visitorContext).locale, PROFILE.addresses)
    return redirect(`${address}?saved`, { status: 303, headers: PRIVATE })
  }
  const code = check(changed.code)
  const fault = code === 'address-not-found' ? code : ('account-unavailable' as const)
  return data({ fault }, { status: fault === 'address-not-found' ? 404 : 503, headers: PRIVATE })
}

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, isSaved } = loaderData
  return <AddressesPage addresses={addresses} isSaved={isSaved && !actionData} fault={actionData?.fault} />
}
