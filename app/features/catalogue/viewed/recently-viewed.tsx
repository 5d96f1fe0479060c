import { Suspense, useEffect, useState } from 'react'
import { onFirstIntent } from '#app/ui/behavior/first-intent.ts'
import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'

const ViewedRow = lazyLayer(async () => (await import('./viewed-row.tsx')).ViewedRow)

/**
 * What was looked at before, on this device. It comes once someone does something on the page, and is the same for
 * nobody else: nothing of it is in the document.
 */
export function RecentlyViewed({ productId = null }: { productId?: string | null }) {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => onFirstIntent(() => setIsWanted(true)), [])
  return (
    isWanted && (
      <Suspense>
        <ViewedRow key={productId} productId={productId} />
      </Suspense>
    )
  )
}
