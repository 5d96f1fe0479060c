import { lazy, Suspense } from 'react'

const Banner = lazy(() =>
  import('./preview-banner.tsx').then(({ PreviewBanner }) => ({ default: PreviewBanner })),
)

/** The banner of the preview; only editors load its script. */
export function PreviewNotice({
  isShown,
  unknownMenu,
}: {
  isShown: boolean
  /** The `menu-id` of the address, if there is no such menu. */
  unknownMenu: string | null
}) {
  if (!isShown) return null
  return (
    <Suspense>
      <Banner unknownMenu={unknownMenu} />
    </Suspense>
  )
}
