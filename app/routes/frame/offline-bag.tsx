import { type ComponentProps, lazy, Suspense } from 'react'

/** Loads the panel of the bag. */
export const loadPanel = () => import('./bag-panel-with-pieces.tsx')

const LoadedOfflineBag = lazy(async () => ({ default: (await loadPanel()).OfflineBag }))

/** What the page of the bag shows without a connection: it is loaded with the panel, with the first interaction. */
export function OfflineBag(props: ComponentProps<typeof LoadedOfflineBag>) {
  return (
    <Suspense>
      <LoadedOfflineBag {...props} />
    </Suspense>
  )
}
