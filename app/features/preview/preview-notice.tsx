import { lazy, Suspense } from 'react'

const Banner = lazy(() =>
  import('./preview-banner.tsx').then(({ PreviewBanner }) => ({ default: PreviewBanner })),
)

/** The banner of the preview; only editors load its script. */
export function PreviewNotice({ isShown }: { isShown: boolean }) {
  if (!isShown) return null
  return (
    <Suspense>
      <Banner />
    </Suspense>
  )
}
