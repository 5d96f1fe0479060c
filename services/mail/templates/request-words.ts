import { createTranslator } from 'use-intl/core'
import type { RequestMailRequest } from '#contracts/mail.ts'
import { type RequestFact, readFact } from '#contracts/request-facts.ts'
import { timeZoneName } from '#domain/calendar/time-zone.ts'
import type { Language } from '#domain/market/language.ts'
import type { Money } from '#domain/money/money.ts'
import type { MailMessages } from '../mail-messages.ts'

export type RequestWords = {
  subject: string
  title: string
  paragraphs: string[]
  /** The text that someone wrote, with its line breaks. Null if they wrote nothing. */
  quote: { title: string | null; text: string } | null
  facts: [label: string, value: string][]
  /** A button that links to the page for the email. For the team, this is the conversation at the desk. */
  link: { label: string; url: string }
  closing: string
}

export function requestWords(mail: RequestMailRequest, messages: MailMessages): RequestWords {
  const { language, shop, request } = mail
  const { number, kind, topic, replyBy, phone, call } = request
  const t = createTranslator({ locale: language, messages, namespace: 'mail' })
  const tRequest = createTranslator({ locale: language, messages, namespace: 'request' })
  const subjectValues = {
    house: shop.name,
    number,
    topic: topic ? t(`request.topics.${topic}`) : tRequest(`kinds.${kind}`),
  }
  const formatZonedTime: FormatTime = (time, zone = timeZoneName(time.timeZone, language)) =>
    t('request.moment', { moment: formatTime(language, time), zone })
  const formatContext = { language, formatZonedTime }
  const due = replyBy && formatZonedTime(replyBy, replyBy.zoneName)
  const describePromise = () => {
    if (!due) return t('request.received.text')
    if (call === null) return t('request.received.due', { due })
    if (call.at === null) return t('request.received.call-soon', { due })
    return t('request.received.call', { call: formatZonedTime({ at: call.at, timeZone: call.timeZone }) })
  }
  const closing = t('order.closing')
  const numberFact: [string, string] = [t('request.facts.number'), number]
  const topicFact: [string, string] = [t('request.facts.topic'), subjectValues.topic]

  if (mail.kind === 'request-received') {
    return {
      subject: t('request.received.subject', subjectValues),
      title: t('request.received.title'),
      paragraphs: [
        describePromise(),
        t('request.received.phone', { phone }),
        t('request.received.stranger'),
        ...(mail.replyTo === null ? [] : [t('request.reply-by-email')]),
      ],
      quote:
        mail.content.message === ''
          ? null
          : { title: t('request.received.quote'), text: mail.content.message },
      facts: [numberFact, topicFact, ...contentFacts(mail.content, tRequest, formatContext)],
      link: { label: t('request.received.action'), url: mail.link.url },
      closing,
    }
  }
  if (mail.kind === 'request-stock-receipt' || mail.kind === 'request-back-in-stock') {
    const message = mail.kind === 'request-back-in-stock' ? 'back' : 'waiting'
    const piece = mail.content.pieces[0]?.title ?? ''
    return {
      subject: t(`stock.${message}.subject`, { piece }),
      title: t(`stock.${message}.title`),
      paragraphs: [t(`stock.${message}.text`, { piece }), t(`stock.${message}.more`)],
      quote: null,
      facts: [...contentFacts(mail.content, tRequest, formatContext), numberFact],
      link: { label: t(`stock.${message}.action`), url: mail.link.url },
      closing,
    }
  }
  if (mail.kind === 'request-reply') {
    return {
      subject: t('request.reply.subject', subjectValues),
      title: t('request.reply.title'),
      paragraphs: mail.replyTo === null ? [] : [t('request.reply-by-email')],
      quote: { title: null, text: mail.reply },
      facts: [numberFact, topicFact, [t('request.facts.call'), phone]],
      link: { label: t('request.reply.action'), url: mail.link.url },
      closing,
    }
  }
  const isReply = mail.kind === 'request-team-reply'
  const { sender, deskUrl, content } = mail
  const facts: [string, string][] = [
    numberFact,
    topicFact,
    [t('request.facts.name'), sender.name],
    [t('request.facts.email'), sender.email],
    [t('request.facts.country'), getCountryName(language, sender.country)],
    ...contentFacts(content, tRequest, formatContext),
    [t('request.facts.due'), due ?? ''],
  ]
  return {
    subject: t(`request.${isReply ? 'team-reply' : 'team'}.subject`, subjectValues),
    title: t(`request.${isReply ? 'team-reply' : 'team'}.title`),
    paragraphs: [],
    quote: { title: null, text: content.message },
    facts: facts.filter(([, value]) => value !== ''),
    link: { label: t('request.team.action'), url: deskUrl },
    closing: t('request.team.closing', subjectValues),
  }
}

type FormatTime = (time: { at: string; timeZone: string }, zone?: string) => string
type FactContext = { language: Language; formatZonedTime: FormatTime }
type Content = Extract<RequestMailRequest, { content: object }>['content']
type Translate = ReturnType<typeof createTranslator<MailMessages, 'request'>>

function contentFacts(
  { pieces, morePieces, facts }: Content,
  tRequest: Translate,
  formatContext: FactContext,
): [string, string][] {
  return [
    ...pieces.map(({ title, quantity }): [string, string] => [
      tRequest('piece'),
      quantity === 1 ? title : `${quantity} × ${title}`,
    ]),
    ...(morePieces
      ? [[tRequest('piece'), tRequest('more-pieces', { count: morePieces })] as [string, string]]
      : []),
    ...facts.map((fact): [string, string] => [
      tRequest(`facts.${fact.key}`),
      formatFact(fact, tRequest, formatContext),
    ]),
  ]
}

function formatFact(
  fact: RequestFact,
  tRequest: Translate,
  { language, formatZonedTime }: FactContext,
): string {
  const parsed = readFact(fact)
  switch (parsed.kind) {
    case 'text':
      return parsed.text
    case 'words':
      return parsed.words.map((word) => tRequest(`values.${word}`)).join(', ')
    case 'country':
      return getCountryName(language, parsed.country)
    case 'moment':
      return formatZonedTime(parsed)
    case 'date':
      return new Intl.DateTimeFormat(getDateLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(parsed.date),
      )
    case 'money':
      return formatMoney(language, parsed.money)
  }
}

/** Formats weekday, date and time in the office's time zone. */
function formatTime(language: Language, { at, timeZone }: { at: string; timeZone: string }): string {
  const format = new Intl.DateTimeFormat(getDateLocale(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  return format.format(new Date(at))
}

/** Formats money, rounded to whole units of the currency. */
function formatMoney(language: Language, { amountMinor, currency }: Money): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 })
  return format.format(amountMinor / 100)
}

/** Returns the locale. English serves every country, so its dates have the day before the month. */
function getDateLocale(language: Language): string {
  return language === 'en' ? 'en-GB' : language
}

function getCountryName(language: Language, country: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
}
