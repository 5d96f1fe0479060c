import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher, useRouteLoaderData } from 'react-router'
import type { LoadedCart } from '#app/features/bag/bag.server.ts'
import type { CartView } from '#app/features/bag/bag.ts'
import { CART_FETCHER_KEY, CART_PANEL } from '#app/features/bag/bag.ts'
import type { CartChange } from '#app/features/bag/bag-change-response.server.ts'
import { CartTotals } from '#app/features/bag/bag-totals.tsx'
import { EmptyCart } from '#app/features/bag/empty-bag.tsx'
import { CartLines } from '#app/features/bag/lines/bag-lines.tsx'
import { UndoRemoval } from '#app/features/bag/lines/undo-removal.tsx'
import { useRemoval } from '#app/features/bag/lines/use-removal.ts'
import { CartAnnouncer } from '#app/features/bag/notices/bag-announcer.tsx'
import { CartNotices, withoutRepeatedGone } from '#app/features/bag/notices/bag-notices.tsx'
import { CachedPageLinks } from '#app/features/bag/offline/cached-page-links.tsx'
import { OfflineTotal } from '#app/features/bag/offline/offline-total.tsx'
import { useDevice } from '#app/features/bag/offline/use-device.ts'
import { useShownCart } from '#app/features/bag/offline/use-shown-bag.ts'
import { WaitingLines } from '#app/features/bag/offline/waiting-lines.tsx'
import {
  isAddition,
  type PieceNote,
  readPieceNote,
  waitingPieces,
} from '#app/features/bag/offline/waiting-piece.ts'
import { CART_PATHS } from '#app/features/bag/paths.ts'
import { ToCheckout } from '#app/features/bag/to-checkout.tsx'
import type { ProductView } from '#app/features/product/view/product-view.ts'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath, usePageLocale } from '#app/i18n/use-page-locale.ts'
import { heldChanges } from '#app/page/connection/held.ts'
import type { RefusedChange } from '#app/page/connection/held-state.ts'
import { type HeldChange, useHeld, useIsOffline } from '#app/page/connection/held-state.ts'
import { OfflineBand } from '#app/page/connection/offline-band.tsx'
import { useFetcherResult } from '#app/ui/behavior/use-fetcher-result.ts'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/layer/panel.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { CART_ERROR_CODES } from '#domain/cart/cart.ts'
import { countryName } from '#domain/market/country-names.ts'
import { readMoney, writeMoney } from '#domain/money/written-money.ts'

export { OfflineCart as OfflineBag } from '#app/features/bag/offline/offline-bag.tsx'

/** Combines the bag with waiting pieces, described by the pages on which they were added. */
export function CartPanelWithPieces(props: ComponentProps<typeof CartPanel>) {
  const { changes } = useHeld()
  const product = useRouteLoaderData<{ product?: ProductView }>('routes/catalogue/product')?.product
  useEffect(() => {
    for (const change of changes.filter((one) => isAddition(one) && !one.note)) {
      const description = product && describeWaitingPiece(product, change)
      if (description) heldChanges().describe(change.id, JSON.stringify(description.piece), description)
    }
  }, [changes, product])
  return <CartPanel {...props} />
}

function describeWaitingPiece(product: ProductView, { fields }: HeldChange) {
  const variantId = fields.find(([name]) => name === 'variantId')?.[1]
  const variant = product.variants.find(({ id }) => id === variantId)
  if (!variant) return null
  const { picture, selectedOptions, price, tradePrice } = variant
  const piece: PieceNote = {
    title: product.title,
    artisan: product.artisan,
    finish: selectedOptions.map(({ value }) => value).join(', ') || null,
    picture: picture ?? product.pictures[0] ?? null,
    unitPrice: tradePrice ?? price,
  }
  return { piece, isPersonal: tradePrice !== undefined }
}

/** Spec §2: the content is loaded when the panel opens, and after every change. */
function CartPanel({
  isOpen,
  onClose,
  whileEmpty,
}: {
  isOpen: boolean
  onClose: () => void
  /** Shown below the message of an empty bag. */
  whileEmpty: ReactNode
}) {
  const t = useTranslations('bag')
  const tErrors = useTranslations('errors.cart')
  const { language, country } = usePageLocale()
  const { data, load } = useFetcher<LoadedCart>({ key: CART_FETCHER_KEY })
  const isOffline = useIsOffline()
  const reload = useReloadOnReturn(isOffline, load)
  const shown = useShownCart(data?.bag ?? null, isOffline && data === undefined)
  const removal = useRemoval()
  const clearRemoval = useEffectEvent(() => removal.remove(null))
  useEffect(() => {
    if (!isOpen) clearRemoval()
  }, [isOpen])
  const { changes, refused } = useHeld()
  const cart = isOffline || !data ? (shown?.bag ?? null) : data.bag
  const waiting = waitingPieces(changes, cart)
  const hasLines = cart !== null && cart.lines.length > 0
  const pieceCount = cart?.totalQuantity ?? waiting.reduce((sum, { quantity }) => sum + quantity, 0)
  const device = useDevice()
  const note =
    isOffline && pieceCount > 0
      ? t('offline.note', { count: pieceCount, device })
      : hasLines
        ? t('note', { count: cart.totalQuantity, country: countryName(country, language) })
        : // Space is reserved while the bag loads, so that nothing shifts.
          '\u00a0'
  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      note={note}
      phoneHeight="screen"
      footer={
        isOffline ? (
          <OfflineTotal shown={shown} waiting={waiting} />
        ) : (
          hasLines && (
            <div className="grid gap-4 compact:gap-2 short:gap-0">
              <CartTotals cart={cart} isCollapsible />
              <div className="grid items-center gap-x-5 gap-y-4 compact:gap-y-3 short:grid-cols-[1fr_auto]">
                <ToCheckout cart={cart} />
                <TextLink href={CART_PATHS.page} className="justify-self-center text-small">
                  {t('to-page')}
                </TextLink>
              </div>
            </div>
          )
        )
      }
    >
      {isOffline && <OfflineBand className="-mx-panel px-panel" />}
      <RefusedPieces cart={cart} onAdded={reload} />
      <WaitingLines pieces={waiting} />
      {data === undefined && !isOffline && (
        <p className="flex items-center gap-3 py-6 text-muted">
          <Spinner />
          {t('loading')}
        </p>
      )}
      <UndoRemoval cart={cart} removal={removal} />
      {data?.code && (
        <Notice tone="refusal">{data.code === 'cart-not-found' ? t('replaced') : tErrors(data.code)}</Notice>
      )}
      {data && <CartNotices notice={withoutRepeatedGone(data.notice, data.code)} />}
      {hasLines && <CartLines cart={cart} removal={removal} heading="h3" />}
      {data && !hasLines && waiting.length === 0 && refused.length === 0 && (
        <>
          <EmptyCart />
          {whileEmpty}
        </>
      )}
      {isOffline && <CachedPageLinks />}
      <CartAnnouncer cart={cart} />
    </Panel>
  )
}

/**
 * Reloads the bag once the connection is back, or when the returned function is called: the router skips the reload
 * if something else was loaded while a change waited.
 */
function useReloadOnReturn(isOffline: boolean, load: (url: string) => Promise<void>): () => void {
  const url = `${useLocalePath()(CART_PATHS.page)}?${CART_PANEL}`
  const wasOffline = useRef(isOffline)
  const reload = () => void load(url)
  const onReturn = useEffectEvent(reload)
  useEffect(() => {
    if (wasOffline.current && !isOffline) onReturn()
    wasOffline.current = isOffline
  }, [isOffline])
  return reload
}

/** Pieces that were refused when the connection returned: the visitor decides, or sees the reason. */
function RefusedPieces({ cart, onAdded }: { cart: CartView | null; onAdded: () => void }) {
  const refused = useHeld().refused.filter(isAddition)
  if (refused.length === 0) return null
  return (
    <ul>
      {refused.map((change) => (
        <RefusedPiece key={change.id} change={change} cart={cart} onAdded={onAdded} />
      ))}
    </ul>
  )
}

function RefusedPiece({
  change,
  cart,
  onAdded,
}: {
  change: RefusedChange
  cart: CartView | null
  onAdded: () => void
}) {
  const t = useTranslations('bag')
  const tErrors = useTranslations('errors.cart')
  const format = useFormat()
  const { id, path, fields, refusal } = change
  const note = readPieceNote(change, cart)
  const title = note.title || t('removed.piece')
  const { submit, data: result, state } = useFetcher<CartChange>({ key: `again ${id}` })
  useFetcherResult(result, ({ ok }) => {
    if (!ok) return
    onAdded()
    heldChanges().discard(id)
  })
  const [codeName, ...amount] = refusal.split(' ')
  const code = CART_ERROR_CODES.find((known) => known === codeName) ?? 'line-add-failed'
  const price = readMoney(amount.join(' '))
  const previousPrice = note.unitPrice
  function add(): void {
    const payload = { ...Object.fromEntries(fields), ...(price && { seenPrice: writeMoney(price) }) }
    void submit(payload, { method: 'post', action: path.replace(/\.data$/, '') })
  }
  const reason =
    price && previousPrice
      ? t('offline.price-changed', { price: format.money(price), before: format.money(previousPrice) })
      : tErrors(code)
  return (
    <li className="bag-line">
      <div className="row-span-2">
        <PiecePicture picture={note.picture} title={title} sizes="6.5rem" />
      </div>
      <div className="grid content-start gap-1">
        <div className="flex items-start justify-between gap-4">
          <p className="text-fine text-muted">{note.artisan}</p>
          {price && <Price price={price} />}
        </div>
        <p className="font-display text-title">{title}</p>
        {note.finish && <p className="text-small text-muted">{note.finish}</p>}
        <p role="alert" className="text-small text-alert">
          {result && !result.ok ? tErrors(result.code) : reason}
        </p>
      </div>
      <div className="bag-line-forms flex flex-wrap gap-3">
        {price && (
          <Button variant="outline" isBusy={state !== 'idle'} onClick={add}>
            {t('offline.add-anyway')}
          </Button>
        )}
        <Button variant="outline" onClick={() => heldChanges().discard(id)}>
          {t('offline.leave-out')}
        </Button>
      </div>
    </li>
  )
}
