import { createTranslator } from 'use-intl/core'
import type { QuoteMailRequest } from '#contracts/mail.ts'
import type { Language } from '#domain/market/language.ts'
import type { MailMessages } from '../mail-messages.ts'
import type { RequestWords } from './request-words.ts'

/** The text of an email about a quote. */
export function quoteWords(mail: QuoteMailRequest, messages: MailMessages): RequestWords {
  const { language, shop, quote, kind, text } = mail
  const written = text === '' ? null : { title: null, text }
  const t = createTranslator({ locale: language, messages, namespace: 'mail' })
  const { number, version } = quote
  const date = dateIn(language, quote.validUntil)
  const facts: [string, string][] = [
    [t('quote.facts.number'), number],
    [t('quote.facts.version'), String(version)],
    [t('quote.facts.total'), amountIn(language, quote)],
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
      quote: written,
      facts,
      link: { label: t('quote.sent.action'), url: mail.link.url },
      closing: t('order.closing'),
    }
  }
  const event = EVENTS[mail.kind]
  return {
    subject: t(`quote.${event}.subject`, { number }),
    title: t(`quote.${event}.title`),
    paragraphs: [],
    quote: written,
    facts: [
      ...facts,
      [t('request.facts.name'), mail.sender.name],
      [t('request.facts.email'), mail.sender.email],
    ],
    link: { label: t('quote.team-action'), url: mail.deskUrl },
    closing: t('request.team.closing', { house: shop.name }),
  }
}

const EVENTS = {
  'quote-comment': 'comment',
  'quote-changes': 'changes',
  'quote-accepted': 'accepted',
  'quote-declined': 'declined',
} as const

function amountIn(language: Language, { totalMinor, currency }: QuoteMailRequest['quote']): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(totalMinor / 100)
}

function dateIn(language: Language, day: string): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${day}T00:00:00Z`))
}
