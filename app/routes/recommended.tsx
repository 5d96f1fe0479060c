import type { CardView } from '#app/features/catalogue/card/card-view.ts'
import { Suggestions } from '#app/features/catalogue/card/rows/suggestions.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'

/** Suggests pieces related to the bag, or general ones on an otherwise empty page. */
export function Recommended({
  kind = 'recommended',
  cards,
  headingLevel,
}: {
  kind?: 'recommended' | 'with-bag'
  cards: readonly CardView[]
  headingLevel?: 'h2' | 'h3'
}) {
  const t = useTranslations('catalogue.suggestions')
  return <Suggestions title={t(kind)} cards={cards} {...(headingLevel && { headingLevel })} />
}
