import type { RequestMailRequest } from '#contracts/mail.ts'
import { contactDetailsOf } from '#domain/house/contact-details.ts'
import { isCountryCode } from '#domain/market/market.ts'
import type { RequestsOptions } from './requests-options.ts'
import type { requests } from './requests-tables.ts'

type StoredRequest = typeof requests.$inferSelect
type MailContext = Pick<RequestsOptions, 'house' | 'shopUrl'>

/** The emails about a new request: a receipt for the sender, without any text that was typed, and the whole for the house. */
export function mailOfNewRequest(
  request: StoredRequest & { message: string },
  context: MailContext,
): RequestMailRequest[] {
  const { house, shopUrl } = context
  const { orderNumber, prefersPhone, phone } = request.fields
  const facts = factsOf(request, context)
  return [
    {
      kind: 'request-received',
      letter: `request-received ${request.id}`,
      to: request.email,
      language: request.language,
      shop: { name: house.name, url: shopUrl },
      request: facts,
    },
    {
      kind: 'request-team',
      letter: `request-team ${request.id}`,
      to: house.contact.email,
      language: house.languages[0] ?? request.language,
      shop: { name: house.name, url: shopUrl },
      request: facts,
      sender: {
        name: request.name,
        email: request.email,
        country: request.country,
        orderNumber,
        phone: prefersPhone ? phone : '',
        message: request.message,
      },
      deskUrl: `${shopUrl}/desk/requests/${request.id}`,
    },
  ]
}

/** A reply of the team, to the customer. */
export function mailOfReply(
  request: StoredRequest,
  reply: { id: string; text: string },
  context: MailContext,
): RequestMailRequest {
  return {
    kind: 'request-reply',
    letter: `request-reply ${request.id} ${reply.id}`,
    to: request.email,
    language: request.language,
    shop: { name: context.house.name, url: context.shopUrl },
    request: factsOf(request, context),
    reply: reply.text,
  }
}

function factsOf({ number, country, replyBy, fields: { topic } }: StoredRequest, { house }: MailContext) {
  if (!isCountryCode(country)) throw new Error(`A request from an unknown country: ${country}`)
  const { phone, hours } = contactDetailsOf(country, house.contact)
  const { timeZone, zoneName } = hours
  return {
    number,
    topic,
    replyBy: replyBy && { at: replyBy.toISOString(), timeZone, zoneName },
    phone: phone.display,
  }
}
