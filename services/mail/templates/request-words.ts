import { createTranslator } from 'use-intl/core'
import type { RequestMailRequest } from '#contracts/mail.ts'
import type { RequestFact } from '#contracts/request-facts.ts'
import { timeZoneName } from '#domain/house/time-zone.ts'
import type { Language } from '#domain/market/language.ts'
import type { MailMessages } from '../mail-messages.ts'

/** The text of an email about a request. */
export type RequestWords = {
  subject: string
  title: string
  paragraphs: string[]
  /** What someone wrote, whose lines are shown as they are; null in a receipt. */
  quote: string | null
  facts: [label: string, value: string][]
  /** A button to the request at the desk, for the team only. */
  link: { label: string; url: string } | null
  closing: string
}

export function requestWords(mail: RequestMailRequest, messages: MailMessages): RequestWords {
  const { language, shop, request } = mail
  const { number, kind, topic, replyBy, phone, call } = request
  const t = createTranslator({ locale: language, messages, namespace: 'mail' })
  const r = createTranslator({ locale: language, messages, namespace: 'request' })
  const about = {
    house: shop.name,
    number,
    topic: topic ? t(`request.topics.${topic}`) : r(`kinds.${kind}`),
  }
  const due = replyBy && t('request.moment', { moment: momentIn(language, replyBy), zone: replyBy.zoneName })
  const promise = () => {
    if (!due) return t('request.received.text')
    if (call === null) return t('request.received.due', { due })
    if (call.at === null) return t('request.received.call-soon', { due })
    const zone = timeZoneName(call.timeZone, language)
    const moment = momentIn(language, { at: call.at, timeZone: call.timeZone })
    return t('request.received.call', { call: t('request.moment', { moment, zone }) })
  }
  const shared = { link: null, closing: t('order.closing') }
  const numberFact: [string, string] = [t('request.facts.number'), number]
  const topicFact: [string, string] = [t('request.facts.topic'), about.topic]

  if (mail.kind === 'request-received') {
    return {
      ...shared,
      subject: t('request.received.subject', about),
      title: t('request.received.title'),
      paragraphs: [promise(), t('request.received.phone', { phone }), t('request.received.stranger')],
      quote: null,
      facts: [numberFact, topicFact],
    }
  }
  if (mail.kind === 'request-reply') {
    return {
      ...shared,
      subject: t('request.reply.subject', about),
      title: t('request.reply.title'),
      paragraphs: [],
      quote: mail.reply,
      facts: [numberFact, topicFact, [t('request.facts.call'), phone]],
    }
  }
  const isReply = mail.kind === 'request-team-reply'
  const { sender, deskUrl, facts: fields, pieces } = mail
  const valueIn = ({ key, value, timeZone }: RequestFact) => {
    if (value === 'yes' || value === 'no') return r(`values.${value}`)
    if (key === 'country') return countryIn(language, value)
    if (key !== 'at' || timeZone === undefined) return value
    return value === 'now' ? r('values.now') : `${momentIn(language, { at: value, timeZone })} (${timeZone})`
  }
  const facts: [string, string][] = [
    numberFact,
    topicFact,
    [t('request.facts.name'), sender.name],
    [t('request.facts.email'), sender.email],
    [t('request.facts.country'), countryIn(language, sender.country)],
    ...pieces.map(({ title, quantity }): [string, string] => [
      r('piece'),
      quantity === 1 ? title : `${quantity} × ${title}`,
    ]),
    ...fields.map((fact): [string, string] => [r(`facts.${fact.key}`), valueIn(fact)]),
    [t('request.facts.due'), due ?? ''],
  ]
  return {
    subject: t(`request.${isReply ? 'team-reply' : 'team'}.subject`, about),
    title: t(`request.${isReply ? 'team-reply' : 'team'}.title`),
    paragraphs: [],
    quote: sender.message,
    facts: facts.filter(([, value]) => value !== ''),
    link: { label: t('request.team.action'), url: deskUrl },
    closing: t('request.team.closing', about),
  }
}

/** Weekday, date and hour at the office. */
function momentIn(language: Language, { at, timeZone }: { at: string; timeZone: string }): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  return format.format(new Date(at))
}

function countryIn(language: Language, country: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
}
