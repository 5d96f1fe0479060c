import type { ChatMailRequest, QuoteMailRequest, RequestMailRequest } from '#contracts/mail.ts'
import type { SampleContext } from './sample-context.ts'
import { SAMPLE_TEXTS } from './sample-texts.ts'

const SENDER = { name: 'Ada Byron', email: 'ada@example.com', country: 'IT' }
const REPLY_TO = 'replies@example.com'

const toCustomer = ({ language, shop }: SampleContext) => ({
  letter: '',
  to: SENDER.email,
  language,
  shop,
  replyTo: REPLY_TO,
})
const toHouse = ({ language, shop }: SampleContext) => ({ letter: '', to: SENDER.email, language, shop })

const REQUEST: RequestMailRequest['request'] = {
  number: 'R-26-000123',
  kind: 'contact',
  topic: 'order-status',
  replyBy: { at: '2026-11-27T16:00:00.000Z', timeZone: 'Europe/Rome', zoneName: 'CET' },
  phone: '+39 02 0000 0100',
  call: null,
}
const getSampleContent = ({ language }: SampleContext) => ({
  message: SAMPLE_TEXTS[language].message,
  facts: [
    { key: 'orderNumber' as const, value: 'BT-2611-000123' },
    { key: 'phone' as const, value: '+39 0521 123456' },
  ],
  pieces: [{ title: 'Credenza Canneto', quantity: 1 }],
})
const AWAITED_CONTENT = { message: '', facts: [], pieces: [{ title: 'Lampada Luna, Ottone', quantity: 1 }] }
const getThreadLink = ({ shop }: SampleContext) => ({
  url: `${shop.url}/requests/thread/sample`,
  isSecret: true,
})
const getDeskUrl = ({ shop }: SampleContext) => `${shop.url}/desk/requests`

export const REQUEST_SAMPLES = {
  'request-received': (context) => ({
    kind: 'request-received',
    ...toCustomer(context),
    request: REQUEST,
    content: getSampleContent(context),
    link: getThreadLink(context),
  }),
  'request-team': (context) => ({
    kind: 'request-team',
    ...toHouse(context),
    request: REQUEST,
    content: getSampleContent(context),
    sender: SENDER,
    deskUrl: getDeskUrl(context),
  }),
  'request-team-reply': (context) => ({
    kind: 'request-team-reply',
    ...toHouse(context),
    request: REQUEST,
    content: { ...getSampleContent(context), facts: [], pieces: [] },
    sender: SENDER,
    deskUrl: getDeskUrl(context),
  }),
  'request-reply': (context) => ({
    kind: 'request-reply',
    ...toCustomer(context),
    request: REQUEST,
    reply: SAMPLE_TEXTS[context.language].reply,
    link: getThreadLink(context),
  }),
  'request-stock-receipt': (context) => ({
    kind: 'request-stock-receipt',
    ...toCustomer(context),
    request: { ...REQUEST, kind: 'back-in-stock', topic: null, replyBy: null },
    content: AWAITED_CONTENT,
    link: getThreadLink(context),
  }),
  'request-back-in-stock': (context) => ({
    kind: 'request-back-in-stock',
    ...toCustomer(context),
    request: { ...REQUEST, kind: 'back-in-stock', topic: null, replyBy: null },
    content: AWAITED_CONTENT,
    link: { url: `${context.shop.url}/`, isSecret: false },
  }),
} satisfies { [Kind in RequestMailRequest['kind']]: (context: SampleContext) => RequestMailRequest }

const QUOTE: QuoteMailRequest['quote'] = {
  number: 'Q-26-000045',
  version: 1,
  validUntil: '2026-12-15',
  totalMinor: 460_900,
  currency: 'EUR',
}
const quoteToHouse = (
  kind: Extract<QuoteMailRequest, { deskUrl: string }>['kind'],
  getText: (context: SampleContext) => string,
) => {
  return (context: SampleContext): QuoteMailRequest => ({
    kind,
    ...toHouse(context),
    quote: QUOTE,
    text: getText(context),
    sender: SENDER,
    deskUrl: `${context.shop.url}/desk/quotes`,
  })
}
const getQuoteLink = ({ shop }: SampleContext) => ({ url: `${shop.url}/quotes/sample`, isSecret: true })
const getSampleMessage = ({ language }: SampleContext) => SAMPLE_TEXTS[language].message

export const QUOTE_SAMPLES = {
  'quote-sent': (context) => ({
    kind: 'quote-sent',
    ...toCustomer(context),
    quote: QUOTE,
    text: SAMPLE_TEXTS[context.language].quote,
    link: getQuoteLink(context),
  }),
  'quote-reminder': (context) => ({
    kind: 'quote-reminder',
    ...toCustomer(context),
    quote: QUOTE,
    text: '',
    link: getQuoteLink(context),
  }),
  'quote-comment': quoteToHouse('quote-comment', getSampleMessage),
  'quote-changes': quoteToHouse('quote-changes', getSampleMessage),
  'quote-accepted': quoteToHouse('quote-accepted', () => SENDER.name),
  'quote-declined': quoteToHouse('quote-declined', getSampleMessage),
} satisfies { [Kind in QuoteMailRequest['kind']]: (context: SampleContext) => QuoteMailRequest }

export const CHAT_SAMPLES = {
  'chat-transcript': ({ language, shop }) => ({
    kind: 'chat-transcript',
    letter: '',
    to: SENDER.email,
    language,
    timeZone: null,
    shop,
    messages: [
      { from: null, text: SAMPLE_TEXTS[language].question, sentAt: '2026-11-26T09:00:00.000Z' },
      { from: 'Giulia', text: SAMPLE_TEXTS[language].response, sentAt: '2026-11-26T09:02:00.000Z' },
    ],
  }),
} satisfies { [Kind in ChatMailRequest['kind']]: (context: SampleContext) => ChatMailRequest }
