import { type ComponentProps, lazy, Suspense } from 'react'

export const loadPanel = () => import('./bag-panel-with-pieces.tsx')

const LoadedOfflineCart = lazy(async () => ({ default: (await loadPanel()).OfflineBag }))

/** Loaded together with the panel, with the first interaction. */
export function OfflineCart(props: ComponentProps<typeof LoadedOfflineCart>) {
  return (
    <Suspense>
      <LoadedOfflineCart {...props} />
    </Suspense>
  )
}
