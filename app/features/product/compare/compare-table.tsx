import { useFetcher } from 'react-router'
import { CART_PATHS } from '#app/features/bag/paths.ts'
import { type ComparisonState, comparePath } from '#app/features/lists/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useOpenCart } from '#app/page/open-bag.ts'
import { useFetcherResult } from '#app/ui/behavior/use-fetcher-result.ts'
import { Button } from '#app/ui/button.tsx'
import { ChevronIcon } from '#app/ui/icon/icons.tsx'
import { Popover } from '#app/ui/layer/popover.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PiecePrice } from '#app/ui/piece-price.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { VisuallyHidden } from '#app/ui/text/visually-hidden.tsx'
import { TradePrice } from '#app/ui/trade-price.tsx'
import type { AddResult } from '../summary/add-to-bag.tsx'
import { type ComparedPieceView, variantTitle } from './comparison.ts'
import { useComparisonRows } from './use-comparison-rows.ts'

/**
 * The facts of pieces as a table, with a column for each piece. Equal facts are muted, so that differences stand out.
 */
export function CompareTable({
  pieces,
  state,
}: {
  pieces: readonly ComparedPieceView[]
  state: ComparisonState
}) {
  const t = useTranslations('lists.compare')
  const rows = useComparisonRows(pieces)
  return (
    <table className="compare-table">
      <caption className="sr-only">{t('facts')}</caption>
      <thead>
        <tr>
          <td className="compare-label" />
          {pieces.map((piece) => (
            <th key={piece.reference} scope="col">
              <PieceHead piece={piece} state={state} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <PriceRow pieces={pieces} />
        {rows.map(({ term, facts, isSame }) => (
          <tr key={term} data-same={(isSame && pieces.length > 1) || undefined}>
            <th scope="row" className="compare-label">
              {term}
            </th>
            {pieces.map(({ reference }, index) => (
              <td key={reference} lang={facts[index]?.lang} suppressHydrationWarning>
                {facts[index]?.value ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot className="print:hidden">
        <tr>
          <th scope="row" className="compare-label">
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </th>
          {pieces.map((piece) => (
            <td key={piece.reference}>
              <PieceActions piece={piece} state={state} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function PieceHead({
  piece: { title, textLanguage, artisan, path, variant, finishes, reference },
  state,
}: {
  piece: ComparedPieceView
  state: ComparisonState
}) {
  const t = useTranslations('lists.page')
  const chosen = variantTitle(variant)
  return (
    <>
      <span className="block text-small text-muted">{artisan}</span>
      <Link
        href={path}
        lang={textLanguage ?? undefined}
        className="block min-h-6 font-display text-lead leading-tight wrap-anywhere transition-colors hover:text-accent lg:text-title"
      >
        {title}
      </Link>
      {finishes.length > 0 && (
        <div className="text-small print:hidden">
          <Popover
            group="compare-finish"
            button={
              <>
                <VisuallyHidden>{t('finish', { title })}: </VisuallyHidden>
                <span lang={textLanguage ?? undefined}>{chosen}</span>
                <ChevronIcon />
              </>
            }
          >
            <ul className="grid gap-1">
              {finishes.map((finish) => (
                <li key={finish.reference}>
                  <Link
                    href={comparePath({
                      ...state,
                      pieces: state.pieces.map((one) => (one === reference ? finish.reference : one)),
                    })}
                    lang={textLanguage ?? undefined}
                    aria-current={finish.reference.endsWith(`-${variant.number}`) || undefined}
                    data-keep-scroll
                    className="flex min-h-8 items-center transition-colors hover:text-accent aria-[current]:text-muted"
                  >
                    {finish.title}
                  </Link>
                </li>
              ))}
            </ul>
          </Popover>
        </div>
      )}
      {chosen && (
        <span
          lang={textLanguage ?? undefined}
          className={finishes.length > 0 ? 'hidden text-small print:block' : 'text-small'}
        >
          {chosen}
        </span>
      )}
    </>
  )
}

function PriceRow({ pieces }: { pieces: readonly ComparedPieceView[] }) {
  const t = useTranslations('lists.compare')
  const tPage = useTranslations('lists.page')
  const isTrade = pieces.some(({ variant }) => variant.tradePrice !== undefined)
  return (
    <tr>
      <th scope="row" className="compare-label">
        {isTrade ? tPage('price') : t('price')}
      </th>
      {pieces.map(({ reference, variant: { price, tradePrice, fullPrice } }) => (
        <td key={reference}>
          {tradePrice ? (
            <TradePrice price={tradePrice} publicPrice={price} />
          ) : (
            <PiecePrice price={price} fullPrice={fullPrice} />
          )}
        </td>
      ))}
    </tr>
  )
}

function PieceActions({ piece, state }: { piece: ComparedPieceView; state: ComparisonState }) {
  const t = useTranslations('lists.compare')
  const tMenu = useTranslations('lists.page.menu')
  const { reference, title, path, variant, canAdd } = piece
  const others = state.pieces.filter((one) => one !== reference)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {canAdd ? (
        <AddPiece variantId={variant.id} title={title} />
      ) : (
        <TextLink href={path} className="text-small">
          {tMenu('view')} <VisuallyHidden>{title}</VisuallyHidden>
        </TextLink>
      )}
      <TextLink
        href={comparePath({ ...state, pieces: others })}
        rel="nofollow"
        data-keep-scroll
        className="text-small"
      >
        {t('remove')} <VisuallyHidden>{title}</VisuallyHidden>
      </TextLink>
    </div>
  )
}

/** Adds the piece to the bag. With JavaScript the bag opens, or the refusal is shown here. */
function AddPiece({ variantId, title }: { variantId: string; title: string }) {
  const t = useTranslations('product')
  const tCartErrors = useTranslations('errors.cart')
  const localePath = useLocalePath()
  const openCart = useOpenCart()
  const { Form, state, data: result } = useFetcher<AddResult>({ key: `add ${variantId}` })
  useFetcherResult(result, ({ ok }) => ok && openCart())
  return (
    <Form method="post" action={localePath(CART_PATHS.lines)} className="grid w-full max-w-46 gap-2">
      <input type="hidden" name="variantId" value={variantId} />
      <input type="hidden" name="quantity" value="1" />
      <Button
        type="submit"
        variant="outline"
        width="full"
        isBusy={state !== 'idle'}
        className="wrap-normal max-lg:px-2"
      >
        <span>
          {t('add')} <VisuallyHidden>{title}</VisuallyHidden>
        </span>
      </Button>
      {state === 'idle' && result?.ok === false && <Notice tone="refusal">{tCartErrors(result.code)}</Notice>}
    </Form>
  )
}
