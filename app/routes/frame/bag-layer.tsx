import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useFetcher, useRouteLoaderData } from 'react-router'
import { BAG_FETCHER, BAG_PANEL } from '#app/features/bag/bag.ts'
import type { WaitingPiece } from '#app/features/bag/lines/waiting-lines.tsx'
import { BAG_PATHS } from '#app/features/bag/paths.ts'
import type { ProductView } from '#app/features/product/view/product-view.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { heldChanges, useHeld } from '#app/page/connection/held.ts'
import { OpenBagContext } from '#app/page/open-bag.ts'
import { onFirstIntent } from '#app/ui/behavior/first-intent.ts'
import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'
import { multiplyMoney } from '#domain/money/money.ts'
import type { loader } from '../bag/cart.tsx'

const loadPanel = () => import('#app/features/bag/bag-panel.tsx')
const BagPanel = lazyLayer(async () => (await loadPanel()).BagPanel)

const Recommended = lazy(async () => ({ default: (await import('../recommended.tsx')).Recommended }))

/**
 * The bag panel over all pages, and the context through which any part of a page opens it. The bag's data load in
 * parallel with the panel's script.
 */
export function BagLayer({ children }: { children: ReactNode }) {
  const [layer, setLayer] = useState<'unused' | 'open' | 'closed'>('unused')
  const [open] = useState(() => () => setLayer('open'))
  const { state, load } = useFetcher<typeof loader>({ key: BAG_FETCHER })
  const address = `${useLocalePath()(BAG_PATHS.page)}?${BAG_PANEL}`
  const isOpen = layer === 'open'
  // The router reloads a bag that was shown before after each change.
  const read = useEffectEvent((from: string) => state === 'idle' && void load(from))
  useEffect(() => {
    if (isOpen) read(address)
  }, [isOpen, address])
  // Without a connection its script could not be loaded any more.
  useEffect(() => onFirstIntent(() => void loadPanel().catch(() => {})), [])
  const waiting = useWaitingPieces(open)
  return (
    <OpenBagContext value={open}>
      {children}
      {layer !== 'unused' && (
        <Suspense>
          <BagPanel
            isOpen={isOpen}
            onClose={() => setLayer('closed')}
            waiting={waiting}
            whileEmpty={<PanelSuggestions />}
          />
        </Suspense>
      )}
    </OpenBagContext>
  )
}

/** The pieces that wait for the connection to be added; each opens the bag. They are described by the page that they were added on. */
function useWaitingPieces(open: () => void): readonly WaitingPiece[] {
  const { changes } = useHeld()
  const product = useRouteLoaderData<{ product?: ProductView }>('routes/catalogue/product')?.product
  const [known, setKnown] = useState<readonly WaitingPiece[]>([])
  const pieceOf = useEffectEvent((id: string, fields: Map<string, string>): WaitingPiece | null => {
    const variant = product?.variants.find((one) => one.id === fields.get('variantId'))
    if (!product || !variant) return null
    const { picture, selectedOptions, price, tradePrice } = variant
    return {
      id,
      title: product.title,
      artisan: product.artisan,
      finish: selectedOptions.map(({ value }) => value).join(', ') || null,
      picture: picture ?? product.pictures[0] ?? null,
      price: multiplyMoney(tradePrice ?? price, Number(fields.get('quantity')) || 1),
    }
  })
  useEffect(
    () =>
      heldChanges().subscribe(() => {
        const added = heldChanges()
          .read()
          .changes.filter(({ path }) => path.replace(/\.data$/, '').endsWith(BAG_PATHS.lines))
        setKnown((before) =>
          added.flatMap(({ id, fields }) => {
            const piece = before.find((one) => one.id === id)
            if (!piece) open()
            return piece ?? pieceOf(id, new Map(fields)) ?? []
          }),
        )
      }),
    [open],
  )
  return known.filter(({ id }) => changes.some((change) => change.id === id))
}

/** The suggestions that were loaded with the bag. */
function PanelSuggestions() {
  const { data } = useFetcher<typeof loader>({ key: BAG_FETCHER })
  return (
    data && (
      <Suspense>
        <Recommended cards={data.suggestions} headingLevel="h3" />
      </Suspense>
    )
  )
}
