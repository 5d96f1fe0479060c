import { useSortable } from '@dnd-kit/react/sortable'
import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { Dragging } from '../rows/piece-row.tsx'

/** One column of rows, so that a piece can be dragged to any section. */
const GROUP = 'list'

/** A row that can be dragged. `index`: its place in the column. */
export function DraggableRow({
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

/** The title of a section, which stays where it is while pieces are dragged past it. */
export function FixedRow({
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
