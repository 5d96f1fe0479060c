import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Pagination } from '#app/ui/page/pagination.tsx'
import { TEXT_LINK, TextLink } from '#app/ui/text/text-link.tsx'
import type { ListTotals } from '#domain/list/list-totals.ts'
import { ANY_PIECE } from '#domain/list/piece-selection.ts'
import { CoEditingContext, useFollowedList } from '../live/use-together.ts'
import { listCartPath } from '../paths.ts'
import { PieceRow } from '../rows/piece-row.tsx'
import { RemovedRow } from '../rows/removed-row.tsx'
import { RemovalContext } from '../rows/use-removal.ts'
import { AddSection } from '../sections/add-section.tsx'
import { useListName } from '../use-list-name.ts'
import { AddAll } from './add-all.tsx'
import { AddAllReport } from './add-all-report.tsx'
import type { AddedPieces } from './added-pieces.ts'
import { ColumnTitles } from './column-titles.tsx'
import { LastChange, type LastListChange } from './last-change.tsx'
import { ListBar } from './list-bar.tsx'
import type { RefusedListChange } from './list-change.ts'
import { ListHead } from './list-head.tsx'
import { isAboveFold, ListSections } from './list-sections.tsx'
import { listUrl } from './list-state.ts'
import { ListTotal, TotalLabel } from './list-total.tsx'
import type { ListView } from './list-view.ts'
import { removedPiecesBefore } from './removed-before.ts'
import { TotalsBlock } from './totals-block.tsx'
import { Undo } from './undo.tsx'
import { ListChangesContext, useListChanges } from './use-list-changes.ts'
import type { ListEditor } from './use-list-editor.ts'
import { useListEditor } from './use-list-editor.ts'
import { MovesContext } from './use-moves.ts'
import { usePreparedMessages } from './use-prepared-messages.ts'

export type ListPageData = {
  readonly view: ListView
  readonly newId: string
  /** The last change, shown in a browser without JavaScript. */
  readonly last: LastListChange | null
  readonly added: AddedPieces | null
}

const NO_STEPS = { up: false, down: false }

/** Spec §3: a list with its pieces, sections and totals. */
export function ListPage({
  data: { view, newId, last, added },
  refused,
  quote,
  offered,
  links,
}: {
  data: ListPageData
  /** The refused change, shown in a browser without JavaScript. */
  refused: RefusedListChange | null
  quote: ReactNode
  offered: ReactNode
  links: ReactNode
}) {
  const t = useTranslations('lists.page')
  usePreparedMessages()
  const editor = useListEditor(view, refused)
  const { list, removedSection, writingItemId, setWriting } = editor
  const isSettled = editor.changes.pending.length === 0
  const others = useFollowedList(view, { writingItemId, isSettled })
  const name = useListName()(list)
  const addAll = list.totals.pieces > 0 && <AddAll action={listCartPath(list.id)} />
  return (
    <ListChangesContext value={editor.changes}>
      <MovesContext value={editor.moves}>
        <CoEditingContext value={{ others, setWriting }}>
          <RemovalContext value={editor.remove}>
            <div className="mx-auto w-full max-w-page px-gutter pt-8 pb-section print:p-0">
              <PageTitle>{name}</PageTitle>
              <meta name="robots" content="noindex" />
              <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1fr_27rem]">
                <ListHead list={list} name={name} />
                {list.size > 0 && (
                  <div className="grid gap-4">
                    <TotalsBlock totals={list.totals} />
                    <div className="list-actions">
                      {addAll}
                      {quote}
                    </div>
                    {offered}
                    <AddAllReport action={listCartPath(list.id)} added={added} />
                  </div>
                )}
              </div>
              <ListBar list={list} links={links} />
              <UnsavedNotice />
              <LastChange last={last} />
              {removedSection && (
                <div className="mt-6">
                  <Undo
                    fields={{ intent: 'restore-section', section: removedSection.id ?? '' }}
                    onUndo={() => removedSection.id && editor.undoSectionRemoval(removedSection.id)}
                    isFresh
                  >
                    {t('section.removed', { name: removedSection.name })}
                  </Undo>
                </div>
              )}
              {list.size === 0 && editor.removed.length === 0 && (
                <div className="grid justify-items-start gap-5 pt-14 pb-4">
                  <p className="max-w-measure text-muted">{t('empty')}</p>
                  <LinkButton href="/" variant="outline">
                    {t('look-around')}
                  </LinkButton>
                </div>
              )}
              {list.size > 0 && list.found === 0 && (
                <p className="pt-14 text-muted">
                  {t('none-found')}{' '}
                  <TextLink href={listUrl(list.id, { sort: 'own', filter: ANY_PIECE, page: 1 })}>
                    {t('show-all')}
                  </TextLink>
                </p>
              )}
              {list.isArranged ? <ListSections editor={editor} /> : <UnarrangedPieces editor={editor} />}
              <div className="mt-12 print:hidden">
                <Pagination
                  page={list.state.page}
                  pageCount={list.pageCount}
                  hrefOf={(page) => listUrl(list.id, { ...list.state, page })}
                />
              </div>
              {list.isArranged && <AddSection newId={newId} />}
            </div>
            {addAll && (
              <div className="list-foot">
                <FootTotal totals={list.totals} />
                {addAll}
              </div>
            )}
          </RemovalContext>
        </CoEditingContext>
      </MovesContext>
    </ListChangesContext>
  )
}

/** Fixed to the bottom of the window on phones. */
function FootTotal({ totals }: { totals: ListTotals }) {
  return (
    <p>
      <span className="block text-fine text-muted">
        <TotalLabel totals={totals} />
      </span>
      <span className="text-lead">
        <ListTotal totals={totals} />
      </span>
    </p>
  )
}

/** Shown while changes cannot be saved because the network or the service is unavailable. */
function UnsavedNotice() {
  const t = useTranslations('lists.page.unsaved')
  for (const key of ['text', 'retry'] as const) t.has(key)
  const { interruption, pending, retry } = useListChanges()
  if (interruption === null) return null
  return (
    <div className="sticky top-below-header z-popover bg-page py-3">
      <Notice
        tone="refusal"
        action={
          <button type="button" onClick={retry} className={TEXT_LINK}>
            {t('retry')}
          </button>
        }
      >
        {t('text', { count: pending.length })}
      </Notice>
    </div>
  )
}

/** A filtered or sorted list has no sections and cannot be rearranged. */
function UnarrangedPieces({ editor }: { editor: ListEditor }) {
  const t = useTranslations('lists.page')
  const { list } = editor
  const { pieces, found, size } = list
  const removed = (before: string | null) =>
    removedPiecesBefore(editor, { pieces, sectionId: 'any' }, before).map(({ piece }) => (
      <RemovedRow key={`removed ${piece.id}`} piece={piece} editor={editor} />
    ))
  return (
    <div className="list-section">
      <div className="list-section-head">
        <p className="list-section-title text-small text-muted" role="status">
          {t('found', { found, size })}
        </p>
        <ColumnTitles />
      </div>
      <ul aria-label={t('column')}>
        {pieces.flatMap((piece) => [
          ...removed(piece.id),
          <PieceRow
            key={piece.id}
            piece={piece}
            listId={list.id}
            steps={NO_STEPS}
            headingLevel="h2"
            isAboveFold={isAboveFold(list, piece)}
            isRestored={editor.restored === piece.id}
          />,
        ])}
        {removed(null)}
      </ul>
    </div>
  )
}
