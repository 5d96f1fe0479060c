import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Pagination } from '#app/ui/page/pagination.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { ANY_PIECE } from '#domain/list/piece-selection.ts'
import { TogetherContext, useFollowedList } from '../live/use-together.ts'
import { listBagPath } from '../paths.ts'
import { RemovalContext } from '../rows/use-removal.ts'
import { AddSection } from '../sections/add-section.tsx'
import { useListName } from '../use-list-name.ts'
import { AddAll } from './add-all.tsx'
import { AddAllReport } from './add-all-report.tsx'
import type { AddedPieces } from './added-pieces.ts'
import { FootTotal } from './foot-total.tsx'
import { FoundPieces } from './found-pieces.tsx'
import { LastChange, type LastListChange } from './last-change.tsx'
import { ListBar } from './list-bar.tsx'
import type { RefusedListChange } from './list-change.ts'
import { ListHead } from './list-head.tsx'
import { ListSections } from './list-sections.tsx'
import { listAddress } from './list-state.ts'
import type { ListView } from './list-view.ts'
import { TotalsBlock } from './totals-block.tsx'
import { Undo } from './undo.tsx'
import { UnsavedNotice } from './unsaved-notice.tsx'
import { ListChangesContext } from './use-list-changes.ts'
import { useListEditor } from './use-list-editor.ts'
import { MovesContext } from './use-moves.ts'
import { usePreparedMessages } from './use-prepared-messages.ts'

export type ListPageData = {
  readonly view: ListView
  /** The id of a section to be added. */
  readonly newId: string
  /** What a browser without JavaScript has just changed. */
  readonly last: LastListChange | null
  readonly added: AddedPieces | null
}

/** Spec §3: a list with its pieces, sections and totals. */
export function ListPage({
  data: { view, newId, last, added },
  refused,
  quote,
  offered,
  links,
}: {
  data: ListPageData
  /** A change of a browser without JavaScript that was refused. */
  refused: RefusedListChange | null
  /** Requests a quote for the list. */
  quote: ReactNode
  /** The quotes that there are for it. */
  offered: ReactNode
  /** What else can be done with the list as a whole. */
  links: ReactNode
}) {
  const t = useTranslations('lists.page')
  usePreparedMessages()
  const editor = useListEditor(view, refused)
  const { list, removedSection, writing, write } = editor
  const isSettled = editor.changes.pending.length === 0
  const others = useFollowedList(view, { writing, isSettled })
  const name = useListName()(list)
  const addAll = list.totals.pieces > 0 && <AddAll action={listBagPath(list.id)} />
  return (
    <ListChangesContext value={editor.changes}>
      <MovesContext value={editor.moves}>
        <TogetherContext value={{ others, write }}>
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
                    <AddAllReport action={listBagPath(list.id)} added={added} />
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
                    onUndo={() => removedSection.id && editor.undoSection(removedSection.id)}
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
                  <TextLink href={listAddress(list.id, { sort: 'own', filter: ANY_PIECE, page: 1 })}>
                    {t('show-all')}
                  </TextLink>
                </p>
              )}
              {list.isArranged ? <ListSections editor={editor} /> : <FoundPieces editor={editor} />}
              <div className="mt-12 print:hidden">
                <Pagination
                  page={list.state.page}
                  pageCount={list.pageCount}
                  hrefOf={(page) => listAddress(list.id, { ...list.state, page })}
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
        </TogetherContext>
      </MovesContext>
    </ListChangesContext>
  )
}
