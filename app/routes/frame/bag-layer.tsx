import { type ReactNode, Suspense, useState } from 'react'
import { OpenBagContext } from '#app/request/open-bag.ts'
import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'

const BagPanel = lazyLayer(async () => (await import('#app/features/bag/bag-panel.tsx')).BagPanel)

/** The bag panel over all pages, and the way for any part of a page to open it. */
export function BagLayer({ children }: { children: ReactNode }) {
  const [layer, setLayer] = useState<'unused' | 'open' | 'closed'>('unused')
  const [open] = useState(() => () => setLayer('open'))
  return (
    <OpenBagContext value={open}>
      {children}
      {layer !== 'unused' && (
        <Suspense>
          <BagPanel isOpen={layer === 'open'} onClose={() => setLayer('closed')} />
        </Suspense>
      )}
    </OpenBagContext>
  )
}
