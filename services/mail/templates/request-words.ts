import { createTranslator } from 'use-intl/core'
import type { RequestMailRequest } from '#contracts/mail.ts'
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
  const { number, topic, replyBy, phone } = request
  const t = createTranslator({ locale: language, messages, namespace: 'mail' })
  const about = { house: shop.name, number, topic: t(`request.topics.${topic}`) }
  const due = replyBy && t('request.moment', { moment: momentIn(language, replyBy), zone: replyBy.zoneName })
  const shared = { link: null, closing: t('order.closing') }
  const numberFact: [string, string] = [t('request.facts.number'), number]
  const topicFact: [string, string] = [t('request.facts.topic'), about.topic]

  if (mail.kind === 'request-received') {
    return {
      ...shared,
      subject: t('request.received.subject', about),
      title: t('request.received.title'),
      paragraphs: [
        due ? t('request.received.due', { due }) : t('request.received.text'),
        t('request.received.phone', { phone }),
        t('request.received.stranger'),
      ],
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
  const { sender, deskUrl } = mail
  const facts: [string, string][] = [
    numberFact,
    topicFact,
    [t('request.facts.name'), sender.name],
    [t('request.facts.email'), sender.email],
    [t('request.facts.phone'), sender.phone],
    [t('request.facts.order'), sender.orderNumber],
    [t('request.facts.country'), countryIn(language, sender.country)],
    [t('request.facts.due'), due ?? ''],
  ]
  return {
    subject: t('request.team.subject', about),
    title: t('request.team.title'),
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
