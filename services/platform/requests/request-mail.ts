import type { RequestMailRequest } from '#contracts/mail.ts'
import { requestFacts } from '#contracts/request-facts.ts'
import { contactDetailsOf } from '#domain/house/contact-details.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { topicOf } from './read-requests.ts'
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
  return [
    {
      kind: 'request-received',
      letter: `request-received ${request.id}`,
      to: request.email,
      language: request.language,
      shop: { name: house.name, url: shopUrl },
      request: factsOf(request, context),
    },
    mailOfTeam('request-team', { request, message: request.message, letter: request.id }, context),
  ]
}

/** What a customer wrote back, for the house. */
export function mailOfCustomerReply(
  request: StoredRequest,
  reply: { id: string; text: string },
  context: MailContext,
): RequestMailRequest {
  const letter = `${request.id} ${reply.id}`
  return mailOfTeam('request-team-reply', { request, message: reply.text, letter }, context)
}

/** An email to the house with what a customer wrote, and the way to the desk. */
function mailOfTeam(
  kind: 'request-team' | 'request-team-reply',
  { request, message, letter }: { request: StoredRequest; message: string; letter: string },
  context: MailContext,
): RequestMailRequest {
  const { house, shopUrl } = context
  return {
    kind,
    letter: `${kind} ${letter}`,
    to: house.contact.email,
    language: house.languages[0] ?? request.language,
    shop: { name: house.name, url: shopUrl },
    request: factsOf(request, context),
    sender: { name: request.name, email: request.email, country: request.country, message },
    facts: requestFacts(request.fields).filter(({ key }) => key !== 'topic'),
    pieces: request.pieces.map(({ title, variantTitle, quantity }) => ({
      title: [title, variantTitle].filter(Boolean).join(', '),
      quantity,
    })),
    deskUrl: `${shopUrl}/desk/requests/${request.id}`,
  }
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

function factsOf(request: StoredRequest, { house }: MailContext) {
  const { number, kind, country, replyBy, fields } = request
  if (!isCountryCode(country)) throw new Error(`A request from an unknown country: ${country}`)
  const { phone, hours } = contactDetailsOf(country, house.contact)
  const { timeZone, zoneName } = hours
  return {
    number,
    kind,
    topic: topicOf(request),
    replyBy: replyBy && { at: replyBy.toISOString(), timeZone, zoneName },
    phone: phone.display,
    call: 'timeZone' in fields ? { at: fields.at, timeZone: fields.timeZone } : null,
  }
}
