import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type {
  AccountMailRequest,
  ChatMailRequest,
  MailRequest,
  NewsletterIssueRequest,
  NewsletterMailRequest,
  OrderMailRequest,
  QuoteMailRequest,
  RequestMailRequest,
} from '#contracts/mail.ts'
import { legalLines } from '#domain/house/house.ts'
import { MAIL_MESSAGES } from './mail-messages.ts'
import { AccountLetter, accountText } from './templates/account-email.tsx'
import { accountEmailText } from './templates/account-email-text.ts'
import { ChatLetter, chatText, chatWords } from './templates/chat-email.tsx'
import { IssueLetter, issueText, issueWords } from './templates/issue-email.tsx'
import { type MailHouse, MailHouseContext, PLAIN_HOUSE } from './templates/mail-style.ts'
import { OrderEmail } from './templates/order-email.tsx'
import { orderText } from './templates/order-text.ts'
import { orderWords } from './templates/order-words.ts'
import { quoteWords } from './templates/quote-words.ts'
import { RequestLetter, requestText } from './templates/request-email.tsx'
import { requestWords } from './templates/request-words.ts'

export type RenderedMail = { subject: string; html: string; text: string }

/** Renders an email in the language of its recipient, with the look and the legal details of the house. */
export function renderMail(request: MailRequest, house: MailHouse = PLAIN_HOUSE): RenderedMail {
  if (request.kind === 'newsletter-issue') return renderIssue(request, house)
  if ('order' in request) return renderOrder(request, house)
  if ('messages' in request) return renderChat(request, house)
  return 'request' in request || 'quote' in request
    ? renderRequest(request, house)
    : renderAccount(request, house)
}

function renderOrder(request: OrderMailRequest, house: MailHouse): RenderedMail {
  const words = orderWords(request, MAIL_MESSAGES[request.order.language], house.timeZone)
  const html = renderDocument(createElement(OrderEmail, { request, words }), house)
  return { subject: words.subject, html, text: orderText(request, words) + legalText(house) }
}

function renderAccount(request: AccountMailRequest | NewsletterMailRequest, house: MailHouse): RenderedMail {
  const words = accountEmailText(request, MAIL_MESSAGES[request.language])
  const html = renderDocument(createElement(AccountLetter, { request, words }), house)
  return { subject: words.subject, html, text: accountText(request, words) + legalText(house) }
}

function renderRequest(request: RequestMailRequest | QuoteMailRequest, house: MailHouse): RenderedMail {
  const messages = MAIL_MESSAGES[request.language]
  const words = 'quote' in request ? quoteWords(request, messages) : requestWords(request, messages)
  const html = renderDocument(createElement(RequestLetter, { request, words }), house)
  return { subject: words.subject, html, text: requestText(request, words) + legalText(house) }
}

function renderChat(request: ChatMailRequest, house: MailHouse): RenderedMail {
  const words = chatWords(request, MAIL_MESSAGES[request.language])
  const html = renderDocument(createElement(ChatLetter, { request, words }), house)
  return { subject: words.subject, html, text: chatText(request, words) + legalText(house) }
}

function renderIssue(request: NewsletterIssueRequest, house: MailHouse): RenderedMail {
  const words = issueWords(request, MAIL_MESSAGES[request.language])
  const html = renderDocument(createElement(IssueLetter, { request, words }), house)
  return { subject: request.subject, html, text: issueText(request, words) + legalText(house) }
}

function renderDocument(letter: ReactNode, house: MailHouse): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(MailHouseContext, { value: house }, letter))}`
}

function legalText({ legal }: MailHouse): string {
  return legal ? `\n${legalLines(legal).join('\n')}\n` : ''
}
