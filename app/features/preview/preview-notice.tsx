import { lazy, Suspense } from 'react'

const Banner = lazy(() =>
  import('./preview-banner.tsx').then(({ PreviewBanner }) => ({ default: PreviewBanner })),
)

/** Only editors load the script of the banner. */
export function PreviewNotice({
  isShown,
  unknownMenu,
}: {
  isShown: boolean
  /** The `menu-id` of the URL, if no such menu exists. */
  unknownMenu: string | null
}) {
  if (!isShown) return null
  return (
    <Suspense>
      <Banner unknownMenu={unknownMenu} />
    </Suspense>
  )
}
