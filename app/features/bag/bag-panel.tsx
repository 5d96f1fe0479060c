import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath, usePageLocale } from '#app/i18n/use-page-locale.ts'
import { useHeld, useIsOffline } from '#app/page/connection/held-state.ts'
import { OfflineBand } from '#app/page/connection/offline-band.tsx'
import { Panel } from '#app/ui/layer/panel.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { countryName } from '#domain/market/country-names.ts'
import type { LoadedBag } from './bag.server.ts'
import { BAG_FETCHER, BAG_PANEL } from './bag.ts'
import { BagTotals } from './bag-totals.tsx'
import { EmptyBag } from './empty-bag.tsx'
import { BagLines } from './lines/bag-lines.tsx'
import { UndoRemoval } from './lines/undo-removal.tsx'
import { useRemoval } from './lines/use-removal.ts'
import { BagAnnouncer } from './notices/bag-announcer.tsx'
import { BagNotices, unique } from './notices/bag-notices.tsx'
import { LookAgain } from './offline/look-again.tsx'
import { OfflineTotal } from './offline/offline-total.tsx'
import { RefusedPieces } from './offline/refused-pieces.tsx'
import { useDevice } from './offline/use-device.ts'
import { useShownBag } from './offline/use-shown-bag.ts'
import { WaitingLines } from './offline/waiting-lines.tsx'
import { waitingPieces } from './offline/waiting-piece.ts'
import { BAG_PATHS } from './paths.ts'
import { ToCheckout } from './to-checkout.tsx'

/** Spec §2: the shopping bag panel. Its content is loaded when it opens, and after every change. */
export function BagPanel({
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
  const errors = useTranslations('errors.cart')
  const { language, country } = usePageLocale()
  const { data, load } = useFetcher<LoadedBag>({ key: BAG_FETCHER })
  const isOffline = useIsOffline()
  const reload = useReloadOnReturn(isOffline, load)
  const shown = useShownBag(data?.bag ?? null, isOffline && data === undefined)
  const removal = useRemoval()
  const forget = useEffectEvent(() => removal.remove(null))
  useEffect(() => {
    if (!isOpen) forget()
  }, [isOpen])
  const { changes, refused } = useHeld()
  const bag = isOffline || !data ? (shown?.bag ?? null) : data.bag
  const waiting = waitingPieces(changes, bag)
  const hasLines = bag !== null && bag.lines.length > 0
  const pieces = bag?.totalQuantity ?? waiting.reduce((sum, { quantity }) => sum + quantity, 0)
  const device = useDevice()
  const note =
    isOffline && pieces > 0
      ? t('offline.note', { count: pieces, device })
      : hasLines
        ? t('note', { count: bag.totalQuantity, country: countryName(country, language) })
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
              <BagTotals bag={bag} isCollapsible />
              <div className="grid items-center gap-x-5 gap-y-4 compact:gap-y-3 short:grid-cols-[1fr_auto]">
                <ToCheckout bag={bag} />
                <TextLink href={BAG_PATHS.page} className="justify-self-center text-small">
                  {t('to-page')}
                </TextLink>
              </div>
            </div>
          )
        )
      }
    >
      {isOffline && <OfflineBand className="-mx-panel px-panel" />}
      <RefusedPieces bag={bag} onAdded={reload} />
      <WaitingLines pieces={waiting} />
      {data === undefined && !isOffline && (
        <p className="flex items-center gap-3 py-6 text-muted">
          <Spinner />
          {t('loading')}
        </p>
      )}
      <UndoRemoval bag={bag} removal={removal} />
      {data?.code && (
        <Notice tone="refusal">{data.code === 'cart-not-found' ? t('replaced') : errors(data.code)}</Notice>
      )}
      {data && <BagNotices notice={unique(data.notice, data.code)} />}
      {hasLines && <BagLines bag={bag} removal={removal} heading="h3" />}
      {data && !hasLines && waiting.length === 0 && refused.length === 0 && (
        <>
          <EmptyBag />
          {whileEmpty}
        </>
      )}
      {isOffline && <LookAgain />}
      <BagAnnouncer bag={bag} />
    </Panel>
  )
}

/**
 * Reads the bag again once the connection is back, or when what it returns is called: the router forgets to, where something else was
 * loaded while a change waited.
 */
function useReloadOnReturn(isOffline: boolean, load: (address: string) => Promise<void>): () => void {
  const address = `${useLocalePath()(BAG_PATHS.page)}?${BAG_PANEL}`
  const wasOffline = useRef(isOffline)
  const reload = () => void load(address)
  const onReturn = useEffectEvent(reload)
  useEffect(() => {
    if (wasOffline.current && !isOffline) onReturn()
    wasOffline.current = isOffline
  }, [isOffline])
  return reload
}
