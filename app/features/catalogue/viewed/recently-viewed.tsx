import { Suspense, useEffect, useState } from 'react'
import { onFirstIntent } from '#app/ui/behavior/first-intent.ts'
import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'

const ViewedRow = lazyLayer(async () => (await import('./viewed-row.tsx')).ViewedRow)

/**
 * Products viewed before on this device. Loaded after the first interaction and never part of the document, which is
 * the same for every visitor.
 */
export function RecentlyViewed({ productId = null }: { productId?: string | null }) {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => onFirstIntent(() => setIsNeeded(true)), [])
  return (
    isNeeded && (
      <Suspense>
        <ViewedRow key={productId} productId={productId} />
      </Suspense>
    )
  )
}
