import { useSortable } from '@dnd-kit/react/sortable'
import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { FlatRow } from '#domain/list/flat-order.ts'
import { stepPlace } from '#domain/list/list-order.ts'
import { DragArea } from '../drag/drag-area.tsx'
import type { Dragging } from '../rows/piece-row.tsx'
import { PieceRow } from '../rows/piece-row.tsx'
import { RemovedRow } from '../rows/removed-row.tsx'
import { usePieceName } from '../rows/use-piece-name.ts'
import { SectionHead } from '../sections/section-head.tsx'
import { ColumnTitles } from './column-titles.tsx'
import { ListTotal } from './list-total.tsx'
import type { ListView, PieceView, SectionView } from './list-view.ts'
import { removedPiecesBefore } from './removed-before.ts'
import type { ListEditor } from './use-list-editor.ts'

/** All rows share one group, so that a piece can be dragged to any section. */
const GROUP = 'list'

/** Pieces, section titles and totals are in one column, so that pieces can be dragged between sections. */
export function ListSections({ editor }: { editor: ListEditor }) {
  const t = useTranslations('lists.page')
  const nameOf = usePieceName()
  const { list } = editor
  const rows = flatRows(list)
  const indexOf = (id: string) => rows.findIndex((row) => row.id === id)
  return (
    <DragArea rows={rows} list={list}>
      <ul aria-label={t('column')}>
        {list.sections.flatMap((section) => {
          const pieces = list.pieces.filter(({ sectionId }) => sectionId === section.id)
          return [
            <Head key={`head ${section.id}`} section={section} editor={editor} indexOf={indexOf} />,
            ...pieces.flatMap((piece) => [
              ...removedRows(editor, section, pieces, piece.id),
              <DraggableRow key={piece.id} id={piece.id} index={indexOf(piece.id)} name={nameOf(piece)}>
                {(dragging) => (
                  <PieceRow
                    piece={piece}
                    listId={list.id}
                    steps={stepsOf(list, piece)}
                    headingLevel={section.id === null ? 'h2' : 'h3'}
                    dragging={dragging}
                    isAboveFold={isAboveFold(list, piece)}
                    isRestored={editor.restored === piece.id}
                  />
                )}
              </DraggableRow>,
            ]),
            ...removedRows(editor, section, pieces, null),
            <Foot key={`foot ${section.id}`} section={section} isEmpty={pieces.length === 0} />,
          ]
        })}
      </ul>
    </DragArea>
  )
}

function flatRows({ sections, pieces }: ListView): FlatRow[] {
  return sections.flatMap(({ id }) => [
    ...(id === null ? [] : [{ kind: 'section', id } as const]),
    ...pieces
      .filter(({ sectionId }) => sectionId === id)
      .map((piece) => ({ kind: 'piece', id: piece.id }) as const),
  ])
}

function stepsOf({ pieces, allSections, state, pageCount }: ListView, { id }: PieceView) {
  const order = { items: pieces, sectionIds: allSections.map((section) => section.id) }
  return {
    up: state.page > 1 || stepPlace(order, id, -1) !== null,
    down: state.page < pageCount || stepPlace(order, id, 1) !== null,
  }
}

function removedRows(
  editor: ListEditor,
  section: SectionView,
  pieces: readonly PieceView[],
  before: string | null,
): ReactNode[] {
  return removedPiecesBefore(editor, { pieces, sectionId: section.id }, before).map(({ piece }) => (
    <RemovedRow key={`removed ${piece.id}`} piece={piece} editor={editor} />
  ))
}

function Head({
  section,
  editor,
  indexOf,
}: {
  section: SectionView
  editor: ListEditor
  indexOf: (id: string) => number
}) {
  const { id } = section
  if (id === null) {
    return (
      <li className="list-section">
        <div className="list-section-head">
          <ColumnTitles />
        </div>
      </li>
    )
  }
  const ids = editor.list.allSections.map((other) => other.id)
  const steps = { up: ids.indexOf(id) > 0, down: ids.indexOf(id) < ids.length - 1 }
  return (
    <FixedRow id={id} index={indexOf(id)}>
      {({ ref, handle }) => (
        <li ref={ref} className="list-section">
          {handle}
          <SectionHead section={section} id={id} steps={steps} onRemove={() => editor.removeSection(section)}>
            <ColumnTitles />
          </SectionHead>
        </li>
      )}
    </FixedRow>
  )
}

/** The total of a section, or a note that the section is empty. */
function Foot({ section: { id, name, totals }, isEmpty }: { section: SectionView; isEmpty: boolean }) {
  const t = useTranslations('lists.page')
  if (id === null) return null
  if (isEmpty) {
    return (
      <li className="border-b border-hairline py-6 text-small text-muted print:hidden">
        {t('section.empty')}
      </li>
    )
  }
  return (
    totals.pieces > 0 && (
      <li className="list-section-sum">
        <span className="text-muted">{name}</span>
        <span className="font-medium">
          <ListTotal totals={totals} />
        </span>
      </li>
    )
  )
}

const ROWS_ABOVE_FOLD = 4

export function isAboveFold({ pieces }: Pick<ListView, 'pieces'>, piece: PieceView): boolean {
  return pieces.indexOf(piece) < ROWS_ABOVE_FOLD
}

function DraggableRow({
  id,
  index,
  name,
  children,
}: {
  id: string
  index: number
  name: string
  children: (dragging: Dragging) => ReactNode
}) {
  const { ref, handleRef, isDragging } = useSortable({ id, index, group: GROUP })
  return children({ ref, isDragging, handle: <DragHandle handleRef={handleRef} name={name} /> })
}

/** The title of a section stays in place while pieces are dragged past it. */
function FixedRow({
  id,
  index,
  children,
}: {
  id: string
  index: number
  children: (row: { ref: (element: Element | null) => void; handle: ReactNode }) => ReactNode
}) {
  const disabled = { draggable: true, droppable: false }
  const { ref, handleRef } = useSortable({ id, index, group: GROUP, disabled })
  // Without a handle, the library would describe the whole title as a disabled button.
  return children({ ref, handle: <span ref={handleRef} hidden /> })
}

function DragHandle({ handleRef, name }: { handleRef: (element: Element | null) => void; name: string }) {
  const t = useTranslations('lists.page.drag')
  return (
    <button
      ref={handleRef}
      type="button"
      aria-label={t('handle', { title: name })}
      aria-roledescription={t('role')}
      className="list-handle"
    />
  )
}
