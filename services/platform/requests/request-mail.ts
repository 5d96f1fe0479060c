import type { RequestMailRequest } from '#contracts/mail.ts'
import { readFact, requestFacts } from '#contracts/request-facts.ts'
import { getContactDetails } from '#domain/house/contact-details.ts'
import { idNumber } from '#domain/ids.ts'
import { houseDay } from '#domain/market/house-markets.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { quotedMessage } from '#domain/request/quoted-message.ts'
import { pageUrl } from '../page-url.ts'
import { requestTopic } from './read-requests.ts'
import type { RequestsOptions } from './requests-options.ts'
import type { requests } from './requests-tables.ts'
import { createThreadLink } from './thread/thread-links.ts'

type StoredRequest = typeof requests.$inferSelect
type MailContext = Pick<RequestsOptions, 'house' | 'shopUrl' | 'threadTokens' | 'cancelTokens' | 'inbound'>

export function createNewRequestEmails(
  request: StoredRequest & { message: string; isAddressVerified: boolean },
  context: MailContext,
): RequestMailRequest[] {
  const { message, isAddressVerified } = request
  const content = emailContent(request, message)
  return [
    {
      ...toCustomer(request, context),
      kind: 'request-received',
      letter: `request-received ${request.id}`,
      content: isAddressVerified ? content : quoteTypedText(content),
    },
    createTeamEmail('request-team', { request, message, letter: request.id }, context),
  ]
}

export function createCustomerReplyEmail(
  request: StoredRequest,
  reply: { id: string; text: string },
  context: MailContext,
): RequestMailRequest {
  const letter = `${request.id} ${reply.id}`
  return createTeamEmail('request-team-reply', { request, message: reply.text, letter }, context)
}

export function createReplyEmail(
  request: StoredRequest,
  reply: { id: string; text: string },
  context: MailContext,
): RequestMailRequest {
  return {
    ...toCustomer(request, context),
    kind: 'request-reply',
    letter: `request-reply ${request.id} ${reply.id}`,
    reply: reply.text,
  }
}

/**
 * Creates the receipt for a customer who waits for a variant, with the link that cancels the notice. The house gets no
 * email, since there is nothing to reply to. Repeated requests are confirmed at most once a day.
 */
export function createStockReceiptEmail(
  request: StoredRequest,
  now: Date,
  context: MailContext,
): RequestMailRequest {
  const { shopUrl, cancelTokens, house } = context
  return {
    ...toCustomer(request, context),
    kind: 'request-stock-receipt',
    // There is no conversation before the notice is sent, so replies go to the mailbox of the house.
    replyTo: null,
    letter: `request-stock-receipt ${request.id} ${houseDay(house, now)}`,
    content: emailContent(request, ''),
    link: {
      url: pageUrl(request, `/requests/cancel/${cancelTokens.tokenOf(request.id)}`, shopUrl),
      isSecret: true,
    },
  }
}

export function createBackInStockEmail(request: StoredRequest, context: MailContext): RequestMailRequest {
  const [piece] = request.pieces
  if (!piece) throw new Error(`Request ${request.number} has no piece to wait for`)
  const path = `/products/${piece.slug}?variant=${idNumber(piece.variantId)}`
  return {
    ...toCustomer(request, context),
    kind: 'request-back-in-stock',
    letter: `request-back-in-stock ${request.id}`,
    content: emailContent(request, ''),
    link: { url: pageUrl(request, path, context.shopUrl), isSecret: false },
  }
}

/** Returns the common fields of all emails to the customer. */
function toCustomer(request: StoredRequest, context: MailContext) {
  const { house, shopUrl, threadTokens, inbound } = context
  return {
    to: request.email,
    language: request.language,
    shop: { name: house.name, url: shopUrl },
    request: emailFacts(request, context),
    replyTo: inbound?.addresses.toAddress(request.number) ?? null,
    link: createThreadLink(request, { shopUrl, tokens: threadTokens }),
  }
}

/** Creates an email to the house with the text of a customer and a link to the desk. */
function createTeamEmail(
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
    request: emailFacts(request, context),
    sender: { name: request.name, email: request.email, country: request.country },
    content: emailContent(request, message),
    deskUrl: `${shopUrl}/desk/requests/${request.id}/show`,
  }
}

/** The maximum number of pieces in an email, since a list may have many more. */
const PIECES_PER_EMAIL_MAX = 40

type Content = Extract<RequestMailRequest, { content: object }>['content']

function emailContent({ fields, pieces }: StoredRequest, message: string): Content {
  return {
    message,
    facts: requestFacts(fields).filter(({ key }) => key !== 'topic'),
    pieces: pieces.slice(0, PIECES_PER_EMAIL_MAX).map(({ title, variantTitle, quantity }) => ({
      title: [title, variantTitle].filter(Boolean).join(', '),
      quantity,
    })),
    ...(pieces.length > PIECES_PER_EMAIL_MAX && { morePieces: pieces.length - PIECES_PER_EMAIL_MAX }),
  }
}

/**
 * Shortens typed text for an unverified address, and removes links, addresses and numbers. The names of pieces come
 * from the shop, so they are safe.
 */
function quoteTypedText({ message, facts, ...content }: Content): Content {
  return {
    ...content,
    message: quotedMessage(message),
    facts: facts.map((fact) => ({
      ...fact,
      value: readFact(fact).kind === 'text' ? quotedMessage(fact.value) : fact.value,
    })),
  }
}

function emailFacts(request: StoredRequest, { house }: MailContext) {
  const { number, kind, country, replyBy, fields } = request
  if (!isCountryCode(country)) throw new Error(`A request from an unknown country: ${country}`)
  const { phone, hours } = getContactDetails(country, house.contact)
  const { timeZone, zoneName } = hours
  return {
    number,
    kind,
    topic: requestTopic(request),
    replyBy: replyBy && { at: replyBy.toISOString(), timeZone, zoneName },
    phone: phone.display,
    call: 'at' in fields ? { at: fields.at, timeZone: fields.timeZone } : null,
  }
}
