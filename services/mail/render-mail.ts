import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createTranslator } from 'use-intl/core'
import type { MailRequest, OrderMailRequest, QuoteMailRequest } from '#contracts/mail.ts'
import type { Language } from '#domain/market/language.ts'
import type { MailMessages } from './mail-messages.ts'
import { MAIL_MESSAGES } from './mail-messages.ts'
import { AccountEmail, accountParts } from './templates/account-email.tsx'
import { accountEmailText } from './templates/account-email-text.ts'
import { ChatEmail, chatParts, chatWords } from './templates/chat-email.tsx'
import { formatLabeled, renderPlainText } from './templates/email.tsx'
import { IssueEmail, issueParts, issueWords } from './templates/issue-email.tsx'
import { type MailHouse, MailHouseContext, PLAIN_HOUSE } from './templates/mail-style.ts'
import { OrderEmail } from './templates/order-email.tsx'
import type { OrderWords } from './templates/order-words.ts'
import { orderWords } from './templates/order-words.ts'
import { RequestEmail, requestParts } from './templates/request-email.tsx'
import type { RequestWords } from './templates/request-words.ts'
import { requestWords } from './templates/request-words.ts'

export type RenderedMail = { subject: string; html: string; text: string }

/** An email before rendering. `parts` are the paragraphs of its plain text. */
type ComposedMail = { subject: string; content: ReactNode; parts: readonly (string | null)[] }

const QUOTE_EVENT_KEYS = {
  'quote-comment': 'comment',
  'quote-changes': 'changes',
  'quote-accepted': 'accepted',
  'quote-declined': 'declined',
} as const

/** Renders an email in the recipient's language, with the house's design and legal details. */
export function renderMail(request: MailRequest, house: MailHouse = PLAIN_HOUSE): RenderedMail {
  const { subject, content, parts } = compose(request, house)
  const document = renderToStaticMarkup(createElement(MailHouseContext, { value: house }, content))
  const { language } = 'order' in request ? request.order : request
  const text = renderPlainText(request.shop, parts, house, language)
  return { subject, html: `<!doctype html>${document}`, text }
}

function compose(request: MailRequest, house: MailHouse): ComposedMail {
  if ('order' in request) {
    const words = orderWords(request, MAIL_MESSAGES[request.order.language], house.timeZone)
    const content = createElement(OrderEmail, { request, words })
    return { subject: words.subject, content, parts: orderParts(request, words) }
  }
  const messages = MAIL_MESSAGES[request.language]
  if (request.kind === 'newsletter-issue') {
    const words = issueWords(request, messages)
    const content = createElement(IssueEmail, { request, words })
    return { subject: request.subject, content, parts: issueParts(request, words) }
  }
  if ('messages' in request) {
    const words = chatWords(request, messages, house)
    return {
      subject: words.subject,
      content: createElement(ChatEmail, { request, words }),
      parts: chatParts(words),
    }
  }
  if ('request' in request || 'quote' in request) {
    const words = 'quote' in request ? quoteWords(request, messages) : requestWords(request, messages)
    const content = createElement(RequestEmail, { request, words })
    return { subject: words.subject, content, parts: requestParts(request, words) }
  }
  const words = accountEmailText(request, messages)
  const content = createElement(AccountEmail, { request, words })
  return { subject: words.subject, content, parts: accountParts(request, words) }
}

function orderParts(
  { order: { language }, orderUrl }: OrderMailRequest,
  words: OrderWords,
): (string | null)[] {
  const { t } = words
  return [
    words.greeting,
    ...words.opening,
    formatLabeled(language, t('track'), `\n${orderUrl}\n${t('track-hint')}`),
    words.bank.length > 0 ? `${t('bank.title')}\n${formatRows(language, words.bank)}` : null,
    `${words.linesTitle}\n${words.lines.map((line) => formatPiece(language, line)).join('\n')}`,
    words.complete === null ? null : t('lines.complete', { days: words.complete }),
    ...words.notices,
    formatRows(language, words.totals),
    ...words.addresses.map(({ title, lines }) => [title, ...lines].join('\n')),
    t('closing'),
  ]
}

function formatPiece(
  language: string,
  { line, details, delivery, amount }: OrderWords['lines'][number],
): string {
  const piece = `${line.title} (${details.join(', ')})`
  const priced = amount === null ? piece : formatLabeled(language, piece, ` ${amount}`)
  return [priced, ...delivery].join('\n  ')
}

function formatRows(language: string, list: [label: string, value: string][]): string {
  return list.map(([label, value]) => formatLabeled(language, label, ` ${value}`)).join('\n')
}

function quoteWords(mail: QuoteMailRequest, messages: MailMessages): RequestWords {
  const { language, shop, quote, kind, text } = mail
  const clientText = text === '' ? null : { title: null, text }
  const t = createTranslator({ locale: language, messages, namespace: 'mail' })
  const { number, version } = quote
  const date = formatDate(language, quote.validUntil)
  const facts: [string, string][] = [
    [t('quote.facts.number'), number],
    [t('quote.facts.version'), String(version)],
    [t('quote.facts.total'), formatAmount(language, quote)],
    [t('quote.facts.valid-until'), date],
  ]
  if ('link' in mail) {
    const message = kind === 'quote-sent' ? (version === 1 ? 'sent' : 'sent-again') : 'reminder'
    return {
      subject: t(`quote.${message}.subject`, { number }),
      title: t(`quote.${message}.title`),
      paragraphs: [
        t(`quote.${message}.text`, { date }),
        ...(mail.replyTo === null ? [] : [t('quote.reply-by-email')]),
      ],
      quote: clientText,
      facts,
      link: { label: t('quote.sent.action'), url: mail.link.url },
      closing: t('order.closing'),
    }
  }
  const event = QUOTE_EVENT_KEYS[mail.kind]
  return {
    subject: t(`quote.${event}.subject`, { number }),
    title: t(`quote.${event}.title`),
    paragraphs: [],
    quote: clientText,
    facts: [
      ...facts,
      [t('request.facts.name'), mail.sender.name],
      [t('request.facts.email'), mail.sender.email],
    ],
    link: { label: t('quote.team-action'), url: mail.deskUrl },
    closing: t('request.team.closing', { house: shop.name }),
  }
}

function formatAmount(language: Language, { totalMinor, currency }: QuoteMailRequest['quote']): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(totalMinor / 100)
}

function formatDate(language: Language, day: string): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${day}T00:00:00Z`))
}
