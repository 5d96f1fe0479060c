import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Panel } from '#app/ui/layer/panel.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { countryName } from '#domain/market/country-names.ts'
import type { LoadedBag } from './bag.server.ts'
import { BAG_FETCHER } from './bag.ts'
import { BagTotals } from './bag-totals.tsx'
import { EmptyBag } from './empty-bag.tsx'
import { BagLines } from './lines/bag-lines.tsx'
import { UndoRemoval } from './lines/undo-removal.tsx'
import { useRemoval } from './lines/use-removal.ts'
import { BagAnnouncer } from './notices/bag-announcer.tsx'
import { BagNotices, unique } from './notices/bag-notices.tsx'
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
  const { data } = useFetcher<LoadedBag>({ key: BAG_FETCHER })
  const removal = useRemoval()
  const forget = useEffectEvent(() => removal.remove(null))
  useEffect(() => {
    if (!isOpen) forget()
  }, [isOpen])
  const bag = data?.bag ?? null
  const hasLines = bag !== null && bag.lines.length > 0
  const note = hasLines
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
      }
    >
      {data === undefined && (
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
      {data && !hasLines && (
        <>
          <EmptyBag />
          {whileEmpty}
        </>
      )}
      <BagAnnouncer bag={bag} />
    </Panel>
  )
}
