import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFetcher } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { forgetCachedPages } from '#app/page/connection/cached-pages.ts'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { idNumber } from '#domain/ids.ts'
import type { CardView } from '../card/card-view.ts'
import { ProductRow } from '../card/rows/product-row.tsx'
import { viewedProducts, viewedUrl } from './viewed-products.ts'

/**
 * `productId`: the product of the page, which is recorded as viewed and left out of the row. On a product page the row
 * is inserted only while its place is at least a window below the viewport, so that no reader sees the page shift.
 */
export function ViewedRow({ productId }: { productId: string | null }) {
  const t = useTranslations('catalogue.viewed')
  const localePath = useLocalePath()
  const { load, data } = useFetcher<CardView[]>()
  const [isCleared, setIsCleared] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const [canInsert, setCanInsert] = useState(productId === null)
  const start = useEffectEvent(() => {
    const own = productId && idNumber(productId)
    const others = viewedProducts.parse(viewedProducts.read()).filter((number) => number !== own)
    if (own) viewedProducts.remember(own)
    if (others.length > 0) void load(localePath(viewedUrl(others)))
  })
  useEffect(() => start(), [])
  useEffect(() => {
    if (!data || !place.current) return
    const { current } = place
    // Observers report with a delay, during which the reader may scroll by up to a window.
    const watch = new IntersectionObserver(
      () => {
        if (current.getBoundingClientRect().top > 2 * innerHeight) flushSync(() => setCanInsert(true))
      },
      // The margin counts everything above the viewport as inside it, so every move from there to far below is
      // reported.
      { rootMargin: '1000000px 0px 100%' },
    )
    watch.observe(current)
    return () => watch.disconnect()
  }, [data])
  if (isCleared || !data || data.length === 0) return null
  if (!canInsert) return <div ref={place} />
  function clearViewed(): void {
    viewedProducts.forget()
    void forgetCachedPages()
    setIsCleared(true)
  }
  return (
    <div className="pt-section">
      <ProductRow title={t('title')} cards={data} />
      <p className="mx-auto w-full max-w-page px-gutter text-fine">
        <button type="button" onClick={clearViewed} className={TEXT_LINK}>
          {t('forget')}
        </button>
      </p>
    </div>
  )
}
