import { data } from 'react-router'
import { CONTACT_PATHS, RECEIPT } from '#app/features/requests/paths.ts'
import { openReceipt } from '#app/features/requests/sent/receipt.server.ts'
import { SentPage } from '#app/features/requests/sent/sent-page.tsx'
import { formatMomentIn } from '#app/i18n/format/moment-in-zone.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { now } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { houseContext, sealContext, visitorContext } from '#app/visitor/context.ts'
import { contactDetailsOf } from '#domain/house/contact-details.ts'
import { localePath, toLanguageTag } from '#domain/market/locale.ts'
import { getCountry } from '#domain/market/market.ts'
import type { Route } from './+types/contact-sent.ts'
import { PRIVATE_FORM } from './contact-headers.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: [RECEIPT] }

/** Shows the receipt of a message, which is in the address: reloading the page sends nothing again. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, country } = context.get(visitorContext)
  const receipt = openReceipt(context.get(sealContext), url.searchParams.get(RECEIPT), now())
  if (receipt === null) {
    throw redirect(localePath(locale, CONTACT_PATHS.form), { status: 303, headers: PRIVATE_FORM })
  }
  const { timeZone, zoneName } = contactDetailsOf(country, context.get(houseContext).contact).hours
  const clock = getCountry(country).timeFormat
  const written = (moment: string) =>
    `${formatMomentIn(timeZone, new Date(moment), { tag: toLanguageTag(locale), clock })} (${zoneName})`
  const { number, email, replyBy } = receipt
  return data({ number, email, replyBy: replyBy && written(replyBy) }, { headers: RECEIPT_HEADERS })
}

/** The address gives access to the receipt, so it is sent to no other site. */
const RECEIPT_HEADERS = { ...PRIVATE_FORM, 'Referrer-Policy': 'same-origin' }

export default function ContactSent({ loaderData }: Route.ComponentProps) {
  return <SentPage {...loaderData} />
}
