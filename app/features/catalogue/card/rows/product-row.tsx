import { useId } from 'react'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { Language } from '#domain/market/language.ts'
import type { CardView } from '../card-view.ts'
import { ProductGrid } from '../product-grid.tsx'

/** A few products under a title, with a link to all of them. Renders nothing without products. */
export function ProductRow({
  title,
  titleLanguage,
  text = null,
  link = null,
  cards,
}: {
  title: string
  /** Set only if it differs from the language of the page. */
  titleLanguage?: Language | undefined
  text?: string | null
  link?: { readonly label: string; readonly url: string } | null
  cards: readonly CardView[]
}) {
  const titleId = useId()
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mx-auto w-full max-w-page px-gutter">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 md:mb-8">
        <div>
          <h2 id={titleId} lang={titleLanguage} className="font-display text-display-small">
            {title}
          </h2>
          {text && <p className="mt-2 max-w-measure text-muted">{text}</p>}
        </div>
        {link && (
          <TextLink href={link.url} className="text-small">
            {link.label}
          </TextLink>
        )}
      </div>
      <ProductGrid cards={cards} headingLevel="h3" />
    </section>
  )
}
