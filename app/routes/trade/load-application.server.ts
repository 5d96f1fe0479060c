import { getExampleNumber, type CountryCode as PhoneCountry } from 'libphonenumber-js/min'
import EXAMPLES from 'libphonenumber-js/mobile/examples'
import type { RouterContextProvider } from 'react-router'
import { loginPath } from '#app/features/account/paths.ts'
import { countryChoices } from '#app/features/checkout/address/country-choices.server.ts'
import { getContact } from '#app/features/navigation/contact/contact.ts'
import { newTicket } from '#app/features/requests/form/form-ticket.server.ts'
import type { ApplicationData, ApplicationView } from '#app/features/trade/application/application-view.ts'
import { TRADE_APPLICATION_PATH, TRADE_RECEIVED_PATH } from '#app/features/trade/paths.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { now } from '#app/page/clock.ts'
import {
  clientsContext,
  houseContext,
  sealContext,
  sessionContext,
  visitorContext,
} from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import { COUNTRIES } from '#domain/market/market.ts'
import { isTradeClient } from '#domain/visitor/roles.ts'

/** Phone number examples by country, in local format; empty where none is known. */
const PHONE_EXAMPLES = new Map(
  COUNTRIES.map(({ isoCode }) => [
    isoCode,
    getExampleNumber(isoCode as PhoneCountry, EXAMPLES)?.formatNational() ?? '',
  ]),
)

type Context = Readonly<RouterContextProvider>

/** Excludes trade clients, who have already applied, and guests where a hosted provider creates accounts. */
export function requireApplicant(context: Context): void {
  const { locale, role } = context.get(visitorContext)
  if (isTradeClient(role)) throw redirect(localePath(locale, TRADE_RECEIVED_PATH), { status: 303 })
  if (context.get(clientsContext).screens === null && context.get(sessionContext) === null) {
    const login = loginPath(localePath(locale, TRADE_APPLICATION_PATH))
    throw redirect(localePath(locale, login), { status: 303 })
  }
}

export async function loadApplication(
  context: Context,
): Promise<{ form: ApplicationData; view: ApplicationView }> {
  const { country, language } = context.get(visitorContext)
  const { tradeEmail, email, phone, hours } = getContact(country, context.get(houseContext).contact)
  const applicant = await loadApplicant(context)
  const form = {
    countries: countryChoices(language).map(({ code, name }) => ({
      code,
      name,
      phone: PHONE_EXAMPLES.get(code) ?? '',
    })),
    account: applicant && { email: applicant.email },
    contact: { tradeEmail: tradeEmail ?? email, phone, hours },
  }
  const view: ApplicationView = {
    step: 'you',
    values: {
      firstName: applicant?.firstName ?? '',
      lastName: applicant?.lastName ?? '',
      email: applicant?.email ?? '',
      company: '',
      companySize: '',
      website: '',
      vatNumber: '',
      kinds: [],
      country,
      line1: '',
      line2: '',
      city: '',
      zone: '',
      postalCode: '',
      phone: '',
      terms: false,
      clause: false,
    },
    errors: [],
    refusal: null,
    ticket: newTicket(context.get(sealContext), now(context)),
    certificate: null,
  }
  return { form, view }
}

/** Returns null for a guest. */
export async function loadApplicant(context: Context) {
  const session = context.get(sessionContext)
  if (session === null) return null
  const customer = await context.get(clientsContext).customer.getCustomer(session.accessToken)
  return {
    accountId: session.accountId,
    email: (customer.ok ? customer.value.email : null) ?? session.email,
    firstName: customer.ok ? customer.value.firstName : '',
    lastName: customer.ok ? customer.value.lastName : '',
  }
}
