import { lazy, Suspense } from 'react'

const Banner = lazy(() =>
  import('./preview-banner.tsx').then(({ PreviewBanner }) => ({ default: PreviewBanner })),
)

/** The banner of the preview; its script is fetched by editors alone. */
export function PreviewNotice({ isShown }: { isShown: boolean }) {
  if (!isShown) return null
  return (
    <Suspense>
      <Banner />
    </Suspense>
  )
}
