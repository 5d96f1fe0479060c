import type { OrderMailRequest } from '#contracts/mail.ts'
import { labeled } from './email.tsx'
import type { OrderWords } from './order-words.ts'

/** The same email as plain text. */
export function orderParts(
  { order: { language }, orderUrl }: OrderMailRequest,
  words: OrderWords,
): (string | null)[] {
  const { t } = words
  return [
    words.greeting,
    ...words.opening,
    labeled(language, t('track'), `\n${orderUrl}\n${t('track-hint')}`),
    words.bank.length > 0 ? `${t('bank.title')}\n${rows(language, words.bank)}` : null,
    `${words.linesTitle}\n${words.lines.map((line) => pieceText(language, line)).join('\n')}`,
    words.complete === null ? null : t('lines.complete', { days: words.complete }),
    ...words.notices,
    rows(language, words.totals),
    ...words.addresses.map(({ title, lines }) => [title, ...lines].join('\n')),
    t('closing'),
  ]
}

function pieceText(
  language: string,
  { line, details, delivery, amount }: OrderWords['lines'][number],
): string {
  const piece = `${line.title} (${details.join(', ')})`
  const priced = amount === null ? piece : labeled(language, piece, ` ${amount}`)
  return [priced, ...delivery].join('\n  ')
}

function rows(language: string, list: [label: string, value: string][]): string {
  return list.map(([label, value]) => labeled(language, label, ` ${value}`)).join('\n')
}
