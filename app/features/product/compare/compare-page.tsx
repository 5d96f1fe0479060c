import type { CSSProperties } from 'react'
import { PROFILE } from '#app/features/account/paths.ts'
import { type ComparisonState, compareChoicePath, listPath, SAVED_PATH } from '#app/features/lists/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Breadcrumbs, type Crumb } from '#app/ui/page/breadcrumbs.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TEXT_LINK, TextLink } from '#app/ui/text/text-link.tsx'
import type { ListPurpose } from '#contracts/list-id.ts'
import { COMPARED_MAX } from '#domain/list/compared-pieces.ts'
import { CompareTable } from './compare-table.tsx'
import type { Comparison } from './comparison.ts'
import { ScaledPieces } from './scaled-pieces.tsx'

/** A list by its address; without a name, one that every customer has. */
type OpenedFrom = { readonly id: string; readonly name: string | null; readonly purpose: ListPurpose | null }

/** Up to four pieces side by side: pictures and drawings in one scale, then their facts. */
export function ComparePage({
  comparison,
  state: requested,
  list,
}: {
  comparison: Comparison
  state: ComparisonState
  /** The list from which it was opened; null without one. */
  list: OpenedFrom | null
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

function useCrumbs(list: OpenedFrom | null): Crumb[] {
  const names = useTranslations('lists.names')
  const account = useTranslations('account')
  const overview = useTranslations('lists.overview')
  return [
    { label: account('label'), href: PROFILE.details },
    { label: overview('name'), href: SAVED_PATH },
    ...(list ? [{ label: list.name ?? names(list.purpose ?? 'saved'), href: listPath(list.id) }] : []),
  ]
}
