import type { SubmissionResult } from '@conform-to/react'
import { data } from 'react-router'
import { PROFILE, shortId } from '#app/features/account/paths.ts'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { addressForm } from '#app/features/checkout/address/address-form.ts'
import { countryChoices } from '#app/features/checkout/address/country-choices.server.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { parseForm, readForm } from '#app/page/read-form.ts'
import { visitorContext } from '#app/visitor/context.ts'
import type { SavedAddress } from '#clients/customer/customer-client.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/address.ts'
import { AddressFormPage } from './address-form-page.tsx'

export const handle: PageHandle = { isUnlisted: true }

export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const { session, clients, read } = requireAccount({ request, context, url })
  const { country, language } = context.get(visitorContext)
  const countries = countryChoices(language)
  if (!params.addressId) return data({ known: null, country, countries }, { headers: PRIVATE })
  const addresses = read(await clients.customer.listAddresses(session.accessToken))
  if (addresses === null) throw data(null, { status: 503 })
  const known = findAddress(addresses, params.addressId)
  return data({ known, country, countries }, { headers: PRIVATE })
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const { session, clients, read, check } = requireAccount({ request, context, url })
  const { customer } = clients
  const form = await readForm(request)
  const submission = parseForm(form, addressForm)
  // Without JavaScript a button shows the fields of another country and preserves the input.
  if (form.has('show')) return reply({ initialValue: submission.reply().initialValue ?? null }, 200)
  if (submission.status !== 'success') return reply(submission.reply(), 422)
  const addresses = params.addressId ? read(await customer.listAddresses(session.accessToken)) : []
  if (addresses === null) return reply(submission.reply({ formErrors: ['account-unavailable'] }), 503)
  const id = params.addressId ? findAddress(addresses, params.addressId).id : null
  const { address: draft, isDefault } = submission.value
  const saved = await customer.saveAddress(session.accessToken, { id, draft, isDefault })
  if (saved.ok) {
    const path = localePath(context.get(visitorContext).locale, PROFILE.addresses)
    return redirect(`${path}?saved`, { status: 303, headers: PRIVATE })
  }
  if (saved.code !== 'address-refused') {
    check(saved.code)
    return reply(submission.reply({ formErrors: ['account-unavailable'] }), 503)
  }
  const fieldErrors = Object.fromEntries(saved.fields.map(({ field, code }) => [`address.${field}`, [code]]))
  return reply(submission.reply({ formErrors: [saved.code], fieldErrors }), 422)
}

function reply(result: SubmissionResult, status: number) {
  return data(result, { status, headers: PRIVATE })
}

function findAddress(addresses: readonly SavedAddress[], addressId: string): SavedAddress {
  const known = addresses.find(({ id }) => shortId(id) === addressId)
  if (!known) throw data(null, { status: 404 })
  return known
}

export default function Address({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressFormPage {...loaderData} lastResult={actionData ?? null} />
}
