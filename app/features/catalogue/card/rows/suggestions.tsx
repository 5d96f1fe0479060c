import { useId } from 'react'
import type { CardView } from '../card-view.ts'
import { ProductGrid } from '../product-grid.tsx'

export function Suggestions({
  title,
  cards,
  headingLevel: Heading = 'h2',
}: {
  title: string
  cards: readonly CardView[]
  headingLevel?: 'h2' | 'h3'
}) {
  const titleId = useId()
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <Heading id={titleId} className="mb-6 font-display text-display-small">
        {title}
      </Heading>
      <ProductGrid cards={cards} headingLevel={Heading === 'h2' ? 'h3' : 'h4'} />
    </section>
  )
}
