import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailRequest } from '#contracts/mail.ts'
import { MAIL_MESSAGES } from './mail-messages.ts'
import { AccountLetter, accountParts } from './templates/account-email.tsx'
import { accountEmailText } from './templates/account-email-text.ts'
import { ChatLetter, chatParts, chatWords } from './templates/chat-email.tsx'
import { plainText } from './templates/email.tsx'
import { IssueLetter, issueParts, issueWords } from './templates/issue-email.tsx'
import { type MailHouse, MailHouseContext, PLAIN_HOUSE } from './templates/mail-style.ts'
import { OrderEmail } from './templates/order-email.tsx'
import { orderParts } from './templates/order-text.ts'
import { orderWords } from './templates/order-words.ts'
import { quoteWords } from './templates/quote-words.ts'
import { RequestLetter, requestParts } from './templates/request-email.tsx'
import { requestWords } from './templates/request-words.ts'

export type RenderedMail = { subject: string; html: string; text: string }

/** An email before it is rendered: `parts` are what its text says. */
type Composed = { subject: string; letter: ReactNode; parts: readonly (string | null)[] }

/** Renders an email in the language of its recipient, with the look and the legal details of the house. */
export function renderMail(request: MailRequest, house: MailHouse = PLAIN_HOUSE): RenderedMail {
  const { subject, letter, parts } = compose(request, house)
  const document = renderToStaticMarkup(createElement(MailHouseContext, { value: house }, letter))
  const { language } = 'order' in request ? request.order : request
  const text = plainText(request.shop, parts, house, language)
  return { subject, html: `<!doctype html>${document}`, text }
}

function compose(request: MailRequest, house: MailHouse): Composed {
  if ('order' in request) {
    const words = orderWords(request, MAIL_MESSAGES[request.order.language], house.timeZone)
    const letter = createElement(OrderEmail, { request, words })
    return { subject: words.subject, letter, parts: orderParts(request, words) }
  }
  const messages = MAIL_MESSAGES[request.language]
  if (request.kind === 'newsletter-issue') {
    const words = issueWords(request, messages)
    const letter = createElement(IssueLetter, { request, words })
    return { subject: request.subject, letter, parts: issueParts(request, words) }
  }
  if ('messages' in request) {
    const words = chatWords(request, messages, house)
    return {
      subject: words.subject,
      letter: createElement(ChatLetter, { request, words }),
      parts: chatParts(words),
    }
  }
  if ('request' in request || 'quote' in request) {
    const words = 'quote' in request ? quoteWords(request, messages) : requestWords(request, messages)
    const letter = createElement(RequestLetter, { request, words })
    return { subject: words.subject, letter, parts: requestParts(request, words) }
  }
  const words = accountEmailText(request, messages)
  const letter = createElement(AccountLetter, { request, words })
  return { subject: words.subject, letter, parts: accountParts(request, words) }
}
