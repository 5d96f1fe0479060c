import type { QuoteMailRequest } from '#contracts/mail.ts'
import { pageUrl } from '../page-url.ts'
import type { QuotesOptions } from './quotes-options.ts'
import type { QuoteRow } from './read-quote.ts'

type MailContext = Pick<QuotesOptions, 'house' | 'shopUrl' | 'tokens' | 'getReplyAddress'>
type TeamMail = Extract<QuoteMailRequest, { deskUrl: string }>

/** Creates the email to the client with the version that was just sent. `row` is the quote after sending. */
export function createQuoteEmail(row: QuoteRow, letter: string, context: MailContext): QuoteMailRequest {
  return {
    ...toClient(row, context),
    kind: 'quote-sent',
    letter: `quote-sent ${row.request.id} ${row.quote.sentVersion}`,
    text: letter,
  }
}

export function createQuoteReminderEmail(row: QuoteRow, context: MailContext): QuoteMailRequest {
  return {
    ...toClient(row, context),
    kind: 'quote-reminder',
    letter: `quote-reminder ${row.request.id} ${row.quote.sentVersion}`,
    text: '',
  }
}

/** Creates the email to the house about a client's action. `letter` identifies the event, which is emailed once. */
export function createQuoteTeamEmail(
  kind: TeamMail['kind'],
  { quote, request, text, letter }: QuoteRow & { text: string; letter: string },
  { house, shopUrl }: MailContext,
): QuoteMailRequest {
  return {
    kind,
    letter: `${kind} ${request.id} ${letter}`,
    to: house.contact.email,
    language: house.languages[0] ?? request.language,
    shop: { name: house.name, url: shopUrl },
    quote: quoteFacts(quote),
    text,
    sender: { name: request.name, email: request.email },
    deskUrl: `${shopUrl}/desk/quotes/${quote.id}/show`,
  }
}

/** Returns the common fields of all emails to the client. */
function toClient({ quote, request }: QuoteRow, { house, shopUrl, tokens, getReplyAddress }: MailContext) {
  const isGuest = request.accountId === null
  const path = isGuest ? `/quotes/${tokens.tokenOf(quote.id)}` : `/profile/quotes/${quote.number}`
  return {
    to: request.email,
    language: request.language,
    shop: { name: house.name, url: shopUrl },
    quote: quoteFacts(quote),
    replyTo: getReplyAddress(request.number),
    link: { url: pageUrl(request, path, shopUrl), isSecret: isGuest },
  }
}

function quoteFacts({ number, sentVersion, validUntil, totalMinor, currency }: QuoteRow['quote']) {
  if (validUntil === null) throw new Error(`Quote ${number} was never sent`)
  return { number, version: sentVersion, validUntil, totalMinor, currency }
}
