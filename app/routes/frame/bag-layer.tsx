import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { CART_FETCHER_KEY, CART_PANEL } from '#app/features/bag/bag.ts'
import { CART_PATHS } from '#app/features/bag/paths.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useHeld } from '#app/page/connection/held-state.ts'
import { OpenCartContext } from '#app/page/open-bag.ts'
import { onFirstIntent } from '#app/ui/behavior/first-intent.ts'
import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'
import type { loader } from '../bag/cart.tsx'
import { loadPanel } from './offline-bag.tsx'

const CartPanel = lazyLayer(async () => (await loadPanel()).CartPanelWithPieces)

const Recommended = lazy(async () => ({ default: (await import('../recommended.tsx')).Recommended }))

/**
 * Provides the bag panel to all pages, with the context that opens it. The bag's data loads in parallel with the
 * panel's script.
 */
export function CartLayer({ children }: { children: ReactNode }) {
  const [layer, setLayer] = useState<'unused' | 'open' | 'closed'>('unused')
  const [open] = useState(() => () => setLayer('open'))
  const { state, load } = useFetcher<typeof loader>({ key: CART_FETCHER_KEY })
  const url = `${useLocalePath()(CART_PATHS.page)}?${CART_PANEL}`
  const isOpen = layer === 'open'
  // After each change, the router itself reloads a bag that has been shown.
  const loadIfIdle = useEffectEvent((from: string) => state === 'idle' && void load(from))
  useEffect(() => {
    if (isOpen) loadIfIdle(url)
  }, [isOpen, url])
  // The script is loaded early, since it cannot be loaded once the connection is lost.
  useEffect(() => onFirstIntent(() => void loadPanel().catch(() => {})), [])
  const { changes, refused } = useHeld()
  const reasonToOpen = refused.at(-1) ?? changes.findLast(({ path }) => isAddition(path))?.id
  useEffect(() => {
    if (reasonToOpen) open()
  }, [reasonToOpen, open])
  return (
    <OpenCartContext value={open}>
      {children}
      {layer !== 'unused' && (
        <Suspense>
          <CartPanel isOpen={isOpen} onClose={() => setLayer('closed')} whileEmpty={<PanelSuggestions />} />
        </Suspense>
      )}
    </OpenCartContext>
  )
}

function isAddition(path: string): boolean {
  return path.includes(CART_PATHS.lines)
}

/** Suggestions that were loaded with the bag. */
function PanelSuggestions() {
  const { data } = useFetcher<typeof loader>({ key: CART_FETCHER_KEY })
  return (
    data && (
      <Suspense>
        <Recommended cards={data.suggestions} headingLevel="h3" />
      </Suspense>
    )
  )
}
