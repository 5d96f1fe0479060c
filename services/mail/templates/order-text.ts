import type { OrderMailRequest } from '#contracts/mail.ts'
import type { OrderWords } from './order-words.ts'

/** The same email as plain text. */
export function orderParts({ orderUrl }: OrderMailRequest, words: OrderWords): (string | null)[] {
  const { t } = words
  return [
    words.greeting,
    ...words.opening,
    `${t('track')}:\n${orderUrl}\n${t('track-hint')}`,
    words.bank.length > 0 ? `${t('bank.title')}\n${rows(words.bank)}` : null,
    `${words.linesTitle}\n${words.lines.map(pieceText).join('\n')}`,
    words.complete === null ? null : t('lines.complete', { days: words.complete }),
    ...words.notices,
    rows(words.totals),
    ...words.addresses.map(({ title, lines }) => [title, ...lines].join('\n')),
    t('closing'),
  ]
}

function pieceText({ line, details, delivery, amount }: OrderWords['lines'][number]): string {
  const price = amount === null ? '' : `: ${amount}`
  return [`${line.title} (${details.join(', ')})${price}`, ...delivery].join('\n  ')
}

function rows(list: [label: string, value: string][]): string {
  return list.map(([label, value]) => `${label}: ${value}`).join('\n')
}
