import type { ComponentType, ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { useIsOffline } from '#app/page/connection/held-state.ts'
import { CodeForm } from '#app/ui/codes/code-form.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type CartErrorCode, isCodeRefusal } from '#domain/cart/cart.ts'
import { countryName } from '#domain/market/country-names.ts'
import { type Bag, bagState } from './bag.ts'
import { BagTotals } from './bag-totals.tsx'
import { EmptyBag } from './empty-bag.tsx'
import { BagLines } from './lines/bag-lines.tsx'
import { type PreviousChange, refusedLine } from './lines/previous-change.ts'
import { UndoRemoval } from './lines/undo-removal.tsx'
import { useRemoval } from './lines/use-removal.ts'
import { BagAnnouncer } from './notices/bag-announcer.tsx'
import type { BagNotice } from './notices/bag-notice.ts'
import { BagNotices, unique } from './notices/bag-notices.tsx'
import { BAG_PATHS } from './paths.ts'
import { ToCheckout } from './to-checkout.tsx'

type CartPageProps = {
  bag: Bag | null
  /** Why the bag could not be read. */
  code: CartErrorCode | null
  notice: BagNotice
  before: PreviousChange
  /** What the house offers besides, below the way to the checkout. */
  services: ReactNode
  /** What it shows without a connection, in place of the amounts and above the lines. */
  OfflineBag: ComponentType<{ bag: Bag | null; isTotal?: boolean }>
}

/** Spec §2: the cart page, the same bag as in the panel with room for promotion codes and gift cards. */
export function CartPage({ bag, code, notice, before, services, OfflineBag }: CartPageProps) {
  const t = useTranslations('bag')
  // A removal is shown optimistically, so the document must carry its messages (decision 0010).
  for (const key of ['removed.text', 'removed.undo'] as const) t.has(key)
  const { language, country } = usePageLocale()
  const isOffline = useIsOffline()
  const removal = useRemoval(before.removed)
  const hasLines = bag !== null && bag.lines.length > 0
  const refused = refusedLine(before, bag?.lines ?? [])
  // A refusal about a line is shown at that line.
  const refusal = code ?? (refused ? null : before.refusal)
  return (
    <div className="bag-page mx-auto w-full max-w-page px-gutter py-10 md:py-16">
      <h1 className="font-display text-display">{hasLines ? t('title') : t('empty.title')}</h1>
      {hasLines && (
        <p className="mt-2 text-muted">
          {t('note', { count: bag.totalQuantity, country: countryName(country, language) })}
        </p>
      )}
      {isOffline && <OfflineBag bag={bag} />}
      <div className="mt-6 grid gap-4 empty:hidden">
        {before.short.length > 0 ? <UnitShortage bag={bag} /> : <BagRefusal code={refusal} />}
        <BagNotices notice={unique(notice, refusal)} />
        <UndoRemoval bag={bag} removal={removal} />
      </div>
      {hasLines ? (
        <div className="mt-6 grid items-start gap-10 lg:grid-cols-[1fr_25rem] lg:gap-20">
          <section>
            <BagLines bag={bag} removal={removal} refused={refused} heading="h2" />
          </section>
          <section
            aria-label={t('totals.title')}
            className="grid gap-6 lg:sticky lg:top-below-header lg:pt-5"
          >
            <CodeForm
              action={BAG_PATHS.codes}
              codes={bag.promocodes}
              giftCards={bag.giftCards}
              state={bagState(bag)}
              refused={isCodeRefusal(before.refusal) ? { code: before.code, why: before.refusal } : null}
            />
            {isOffline ? (
              <OfflineBag bag={bag} isTotal />
            ) : (
              <>
                <BagTotals bag={bag} />
                <ToCheckout bag={bag} />
              </>
            )}
            {services}
          </section>
        </div>
      ) : (
        <EmptyBag heading={false} />
      )}
      <BagAnnouncer bag={bag} isInDocument />
    </div>
  )
}

/** Why the checkout returned here; hidden once every line fits the available units. */
function UnitShortage({ bag }: { bag: Bag | null }) {
  const t = useTranslations('bag')
  const isShort = bag?.lines.some(({ problem }) => problem === 'units-short')
  return isShort && <Notice tone="refusal">{t('lost')}</Notice>
}

function BagRefusal({ code }: { code: CartErrorCode | null }) {
  const t = useTranslations('bag')
  const errors = useTranslations('errors.cart')
  if (code === null || isCodeRefusal(code)) return null
  return <Notice tone="refusal">{code === 'cart-not-found' ? t('replaced') : errors(code)}</Notice>
}
