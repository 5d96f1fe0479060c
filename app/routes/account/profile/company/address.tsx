import type { SubmissionResult } from '@conform-to/react'
import { data } from 'react-router'
import { COMPANY_DONE } from '#app/features/account/company/company-form.ts'
import { PROFILE } from '#app/features/account/paths.ts'
import {
  type OpenAccount,
  PRIVATE,
  requireAccount,
} from '#app/features/account/profile/require-account.server.ts'
import { addressForm } from '#app/features/checkout/address/address-form.ts'
import { countryChoices } from '#app/features/checkout/address/country-choices.server.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { parseForm, readForm } from '#app/page/read-form.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import { AddressFormPage } from '../addresses/address-form-page.tsx'
import type { Route } from './+types/address.ts'

export const handle: PageHandle = { isUnlisted: true }

/** Loads an existing address, or an empty form in the country of the page. Only owners may open it. */
export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const account = requireAccount({ request, context, url })
  const { country, language } = context.get(visitorContext)
  const known = await findAddress(account, params.addressId)
  return data({ known, country, countries: countryChoices(language) }, { headers: PRIVATE })
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const form = await readForm(request)
  const submission = parseForm(form, addressForm)
  // Without JavaScript a button shows the fields of another country and preserves the input.
  if (form.has('show')) return reply({ initialValue: submission.reply().initialValue ?? null }, 200)
  if (submission.status !== 'success') return reply(submission.reply(), 422)
  const company = clients.company.of(session.accessToken)
  const saved = await company.saveAddress(params.addressId ?? null, submission.value)
  if (saved.ok) {
    const path = localePath(context.get(visitorContext).locale, PROFILE.company)
    return redirect(`${path}?${COMPANY_DONE}=address`, { status: 303, headers: PRIVATE })
  }
  const code = check(saved.code)
  if (code === 'company-unavailable' || code === 'account-unavailable')
    return reply(submission.reply({ formErrors: ['account-unavailable'] }), 503)
  const fieldErrors = Object.fromEntries(saved.fields.map(({ field, code }) => [`address.${field}`, [code]]))
  return reply(submission.reply({ formErrors: ['address-refused'], fieldErrors }), 422)
}

function reply(result: SubmissionResult, status: number) {
  return data(result, { status, headers: PRIVATE })
}

/** Returns null for a new address. */
async function findAddress({ session, clients, check }: OpenAccount, addressId: string | undefined) {
  const found = await clients.company.of(session.accessToken).read()
  if (!found.ok) {
    const isCompanyMissing = check(found.code) === 'company-not-found'
    throw data(null, { status: isCompanyMissing ? 404 : 503, headers: PRIVATE })
  }
  const { role, addresses } = found.value
  const known = addresses.find(({ id }) => id === addressId) ?? null
  if (role !== 'owner' || (addressId !== undefined && known === null))
    throw data(null, { status: 404, headers: PRIVATE })
  return known
}

export default function CompanyAddress({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressFormPage {...loaderData} lastResult={actionData ?? null} backHref={PROFILE.company} />
}
