import { type ComponentProps, lazy, Suspense } from 'react'

export const loadPanel = () => import('./bag-panel-with-pieces.tsx')

const LoadedOfflineBag = lazy(async () => ({ default: (await loadPanel()).OfflineBag }))

/** Loaded together with the panel, with the first interaction. */
export function OfflineBag(props: ComponentProps<typeof LoadedOfflineBag>) {
  return (
    <Suspense>
      <LoadedOfflineBag {...props} />
    </Suspense>
  )
}
