import { type ReactNode, useId } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { SearchIcon } from '#app/ui/icon/icons.tsx'
import { EmptyMat } from '#app/ui/picture/piece-picture.tsx'
import { PiecePrice } from '#app/ui/piece-price.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { TradePrice } from '#app/ui/trade-price.tsx'
import { imageAddress } from '#contracts/image-address.ts'
import { searchPath } from '../paths.ts'
import type { SuggestedPlace, SuggestedProduct, SuggestionView } from './suggestion-view.ts'

/** Queries, categories and artisans beside the pieces, and a link to all results. */
export function SuggestionList({ listId, suggestions }: { listId: string; suggestions: SuggestionView }) {
  const t = useTranslations('search.suggest')
  const { text, total, correction, queries, categories, artisans, products } = suggestions
  const searches = correction ? [correction, ...queries.filter((query) => query !== correction)] : queries
  return (
    <>
      <div className="suggestions-columns">
        {searches.length + categories.length + artisans.length > 0 && (
          <div className="grid content-start gap-5">
            <Group title={t('queries')} isEmpty={searches.length === 0}>
              {searches.map((query, index) => (
                <SuggestionLink key={query} id={`${listId}-q${index}`} href={searchPath(query)}>
                  <SearchIcon />
                  {query}
                </SuggestionLink>
              ))}
            </Group>
            <PlaceSuggestions ids={`${listId}-c`} title={t('categories')} places={categories} />
            <PlaceSuggestions ids={`${listId}-a`} title={t('artisans')} places={artisans} />
          </div>
        )}
        <Group title={t('products')} isEmpty={products.length === 0}>
          {products.map((product, index) => (
            <ProductSuggestion key={product.id} id={`${listId}-p${index}`} product={product} />
          ))}
        </Group>
      </div>
      {total > 0 && (
        <div className="border-t border-hairline px-3 py-2">
          <SuggestionLink id={`${listId}-all`} href={searchPath(text)}>
            {t('all', { pieces: total, query: text })}
          </SuggestionLink>
        </div>
      )}
    </>
  )
}

function Group({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  const titleId = useId()
  if (isEmpty) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a list box is a group by its role alone
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} className="px-2 pb-1 text-fine text-muted">
        {title}
      </p>
      {children}
    </div>
  )
}

function PlaceSuggestions({
  ids,
  title,
  places,
}: {
  /** The prefix of the ids of the suggestions. */
  ids: string
  title: string
  places: readonly SuggestedPlace[]
}) {
  return (
    <Group title={title} isEmpty={places.length === 0}>
      {places.map(({ path, label, aside }, index) => (
        <SuggestionLink key={path} id={`${ids}${index}`} href={path}>
          {label} <span className="text-small text-muted">{aside}</span>
        </SuggestionLink>
      ))}
    </Group>
  )
}

function ProductSuggestion({ id, product }: { id: string; product: SuggestedProduct }) {
  const { path, title, textLanguage, artisan, price, publicPrice, isStartingPrice, picture } = product
  return (
    <SuggestionLink id={id} href={path}>
      <span className="block aspect-product w-14 shrink-0 bg-linen">
        {picture ? (
          <img src={imageAddress(picture, 360)} alt="" decoding="async" className="size-full object-cover" />
        ) : (
          <EmptyMat title={title} />
        )}
      </span>
      <span className="min-w-0">
        <span className="block text-fine text-muted">{artisan}</span>
        <span lang={textLanguage ?? undefined} className="block font-display text-lead leading-tight">
          {title}
        </span>
        <span className="block text-small">
          {publicPrice ? (
            <TradePrice price={price} publicPrice={publicPrice} isStarting={isStartingPrice} />
          ) : (
            <PiecePrice price={price} isStarting={isStartingPrice} />
          )}
        </span>
      </span>
    </SuggestionLink>
  )
}

/** A link for the field's own keyboard navigation. Clicking it does not take the focus from the field. */
function SuggestionLink({ id, href, children }: { id: string; href: string; children: ReactNode }) {
  return (
    <Link
      id={id}
      href={href}
      role="option"
      aria-selected="false"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className="suggestion"
    >
      {children}
    </Link>
  )
}
