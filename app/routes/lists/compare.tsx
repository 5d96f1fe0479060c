import type { CSSProperties } from 'react'
import { data } from 'react-router'
import { PROFILE } from '#app/features/account/paths.ts'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import {
  COMPARE,
  type ComparisonState,
  compareChoicePath,
  listPath,
  SAVED_PATH,
} from '#app/features/lists/paths.ts'
import { CompareTable } from '#app/features/product/compare/compare-table.tsx'
import type { Comparison } from '#app/features/product/compare/comparison.ts'
import { toComparison } from '#app/features/product/compare/comparison.ts'
import { ScaledPieces } from '#app/features/product/compare/scaled-pieces.tsx'
import { loadListPieces } from '#app/features/product/list-files/load-list-pieces.server.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Breadcrumbs, type Crumb } from '#app/ui/page/breadcrumbs.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TEXT_LINK, TextLink } from '#app/ui/text/text-link.tsx'
import { visitorContext } from '#app/visitor/context.ts'
import type { ListPurpose } from '#contracts/list-id.ts'
import { COMPARED_MAX, readComparedPieces, writeComparedPiece } from '#domain/list/compared-pieces.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/compare.ts'
import { signInToCompare } from './sign-in-to-compare.server.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: Object.values(COMPARE) }

/** `name` is null for a list that every customer has. */
type SourceList = { readonly id: string; readonly name: string | null; readonly purpose: ListPurpose | null }

/** Redirects to the choice of pieces unless the URL has one to four. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  signInToCompare(context, url)
  const { session, clients } = requireAccount({ request, context, url })
  const { locale, units } = context.get(visitorContext)
  const references = readComparedPieces(url.searchParams.getAll(COMPARE.piece))
  const pieces = references.map(writeComparedPiece)
  const listId = url.searchParams.get(COMPARE.list)
  if (pieces.length === 0 || pieces.length > COMPARED_MAX) {
    const path = compareChoicePath({ pieces, list: listId, isNone: pieces.length === 0 })
    return redirect(localePath(locale, path), { status: 303, headers: PRIVATE })
  }
  const [loaded, list] = await Promise.all([
    loadListPieces(context, references),
    listId ? clients.lists.of(session.accessToken).read(listId) : null,
  ])
  if (!loaded.ok) throw data(null, { status: 503, headers: PRIVATE })
  const outlines = await clients.downloads.readOutlines(
    loaded.value.map((piece) => piece?.product.cadFile ?? null),
  )
  const view = url.searchParams.get(COMPARE.view)
  const comparison = toComparison(
    pieces.map((reference, index) => ({
      reference,
      piece: loaded.value[index] ?? null,
      outline: outlines[index] ?? null,
    })),
    { units, view },
  )
  const opened =
    list?.ok && listId ? { id: listId, name: list.value.name, purpose: list.value.purpose } : null
  const state = { pieces, list: opened?.id ?? null, ...(view !== null && { view: comparison.view }) }
  return data({ comparison, state, list: opened }, { headers: PRIVATE })
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />
}

/** Shows pictures and drawings at one scale, then the facts. */
function ComparePage({
  comparison,
  state: requested,
  list,
}: {
  comparison: Comparison
  state: ComparisonState
  /** The list from which the comparison was opened; null without one. */
  list: SourceList | null
}) {
  const t = useTranslations('lists.compare')
  const { pieces, gone } = comparison
  const state = { ...requested, pieces: pieces.map(({ reference }) => reference) }
  const title = t('title', { count: pieces.length })
  return (
    <div className="compare mx-auto w-full max-w-page px-gutter pt-8 pb-section print:p-0">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="print:hidden">
        <Breadcrumbs crumbs={useCrumbs(list)} current={t('link')} />
      </div>
      <div className="mt-3 mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="font-display text-display">{title}</h1>
        <div className="flex flex-wrap items-center gap-x-7 gap-y-2 text-small print:hidden">
          {pieces.length < COMPARED_MAX && (
            <TextLink href={compareChoicePath(state)} rel="nofollow">
              {t('add')}
            </TextLink>
          )}
          <button type="button" onClick={() => window.print()} className={`${TEXT_LINK} scriptless:hidden`}>
            {t('print')}
          </button>
          {pieces.length > 1 && <Checkbox name="differences" autoComplete="off" label={t('differences')} />}
        </div>
      </div>
      {gone > 0 && <Notice>{t('gone', { count: gone })}</Notice>}
      {pieces.length === 1 && <Notice>{t('alone')}</Notice>}
      {pieces.length > 0 && (
        <div className="compare-scroll">
          <div className="compare-columns" style={{ '--pieces': pieces.length } as CSSProperties}>
            <ScaledPieces comparison={comparison} state={state} />
            <CompareTable pieces={pieces} state={state} />
          </div>
        </div>
      )}
    </div>
  )
}

function useCrumbs(list: SourceList | null): Crumb[] {
  const tNames = useTranslations('lists.names')
  const tAccount = useTranslations('account')
  const tOverview = useTranslations('lists.overview')
  return [
    { label: tAccount('label'), href: PROFILE.details },
    { label: tOverview('name'), href: SAVED_PATH },
    ...(list ? [{ label: list.name ?? tNames(list.purpose ?? 'saved'), href: listPath(list.id) }] : []),
  ]
}
