import { data } from 'react-router'
import { changeCompany } from '#app/features/account/company/change-company.server.ts'
import {
  COMPANY_CHANGES,
  COMPANY_DONE,
  companyForm,
  type RefusedCompany,
} from '#app/features/account/company/company-form.ts'
import { CompanyPage } from '#app/features/account/company/company-page.tsx'
import type { CompanyView } from '#app/features/account/company/company-view.ts'
import { readCredit } from '#app/features/account/company/read-credit.server.ts'
import { PROFILE } from '#app/features/account/paths.ts'
import {
  type OpenAccount,
  PRIVATE,
  requireAccount,
} from '#app/features/account/profile/require-account.server.ts'
import { formatDate } from '#app/i18n/format/format.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { now } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { renewTradeAccount } from '#app/session/trade-account.server.ts'
import { houseContext, visitorContext } from '#app/visitor/context.ts'
import { exemptionArea } from '#domain/company/tax-exemption.ts'
import { calendarDateIn } from '#domain/house/calendar-date.ts'
import { localePath, toLanguageTag } from '#domain/market/locale.ts'
import type { Route } from './+types/company.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: [COMPANY_DONE] }

/** The company that the customer belongs to; 404 for a consumer. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const account = requireAccount({ request, context, url })
  const done = COMPANY_CHANGES.find((change) => change === url.searchParams.get(COMPANY_DONE)) ?? null
  const company = await readView(account, context)
  return data({ company, done, refused: null }, { status: company ? 200 : 503, headers: PRIVATE })
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const account = requireAccount({ request, context, url })
  const { session, clients, check } = account
  const form = companyForm.safeParse(Object.fromEntries(await readForm(request)))
  if (!form.success) throw data(null, { status: 400 })
  const { locale } = context.get(visitorContext)
  const company = clients.company.of(session.accessToken)
  const refused = await changeCompany(form.data, { company, locale })
  if (refused === 'unauthorized') return check(refused)
  if (refused) {
    const reply = { company: await readView(account, context), done: null, refused } satisfies Reply
    return data(reply, { status: 422, headers: PRIVATE })
  }
  const { intent } = form.data
  if (intent !== 'leave')
    return redirect(`${localePath(locale, PROFILE.company)}?${COMPANY_DONE}=${intent}`, {
      status: 303,
      headers: PRIVATE,
    })
  await renewTradeAccount(session, clients, now(context))
  return redirect(localePath(locale, PROFILE.details), { status: 303, headers: PRIVATE })
}

type Reply = { company: CompanyView | null; done: null; refused: RefusedCompany }

async function readView(
  { session, clients, read, check }: OpenAccount,
  context: Route.LoaderArgs['context'],
): Promise<CompanyView | null> {
  const found = await clients.company.of(session.accessToken).read()
  if (!found.ok && check(found.code) === 'company-not-found')
    throw data(null, { status: 404, headers: PRIVATE })
  const company = read(found)
  if (company === null) return null
  const tag = toLanguageTag(context.get(visitorContext).locale)
  const { timeZone, country } = context.get(houseContext)
  const { isTaxExempt, ...shown } = company
  const invitations = company.invitations.map(({ id, email, expiresAt }) => ({
    id,
    email,
    until: formatDate(calendarDateIn(timeZone, new Date(expiresAt)), tag),
  }))
  return {
    ...shown,
    exemptIn: isTaxExempt ? exemptionArea(company.taxNumber, country) : null,
    invitations,
    credit: await readCredit(clients, context),
  }
}

export default function Company({ loaderData, actionData }: Route.ComponentProps) {
  return <CompanyPage {...(actionData ?? loaderData)} />
}
