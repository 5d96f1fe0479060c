import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { ListedQuote } from './view/listed-quote.server.ts'

export function ListQuotes({
  quotes,
  pathOf,
}: {
  quotes: readonly ListedQuote[]
  pathOf: (number: string) => string
}) {
  const t = useTranslations('quote')
  return quotes.map(({ number, state, total, validUntil }) => (
    <p
      key={number}
      className="own-view flex flex-wrap items-baseline justify-between gap-x-4 border-s-2 border-accent ps-3 text-small"
    >
      {state === 'sent'
        ? t('of-list.open', { total, date: validUntil })
        : t('of-list.other', { total, state: t(`states.${state}`) })}
      <TextLink href={pathOf(number)}>{t('of-list.view')}</TextLink>
    </p>
  ))
}
