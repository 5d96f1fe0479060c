import { Plugin } from '@dnd-kit/abstract'
import { Accessibility, Cursor, type DragDropManager, defaultPreset, StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { describePlace, type FlatRow, findDropPlace } from '#domain/list/flat-order.ts'
import type { ListView } from '../list/list-view.ts'
import { useMoves } from '../list/use-moves.ts'
import { usePieceName } from '../rows/use-piece-name.ts'

type Announcements = NonNullable<NonNullable<ConstructorParameters<typeof Accessibility>[1]>['announcements']>

/** Screen reader announcements during a drag. Rows are given by their index. */
type DragMessages = {
  readonly instructions: string
  lifted(from: number): string
  over(from: number, to: number): string
  dropped(from: number, to: number): string
  cancelled(from: number): string
}

/** Drag styles are in the shop's style sheet, since the content security policy blocks injected ones. */
class NoInjectedStyles extends Plugin<DragDropManager> {
  constructor(manager: DragDropManager) {
    super(manager)
    manager.registry.plugins.get(StyleInjector)?.destroy()
  }
}

/** Lets pieces be dragged by pointer, touch and keyboard, with announcements in the visitor's language. */
export function DragArea({
  rows,
  list,
  children,
}: {
  rows: readonly FlatRow[]
  list: ListView
  children: ReactNode
}) {
  const moves = useMoves()
  const messages = useDragMessages(rows, list)
  const latest = useRef(messages)
  useLayoutEffect(() => {
    latest.current = messages
  })
  const [plugins] = useState(() => pluginsWith(() => latest.current))
  return (
    <DragDropProvider
      plugins={plugins}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (canceled || !isSortable(source)) return
        const { initialIndex, index, id } = source
        const place = initialIndex === index ? null : findDropPlace(rows, initialIndex, index)
        if (place) moves.place(String(id), place)
      }}
    >
      {children}
    </DragDropProvider>
  )
}

function pluginsWith(messages: () => DragMessages) {
  const others = defaultPreset.plugins.filter((plugin) => plugin !== Accessibility && plugin !== Cursor)
  const announcements: Announcements = {
    dragstart: ({ operation: { source } }) =>
      isSortable(source) ? messages().lifted(source.index) : undefined,
    dragover: ({ operation: { source, target } }) =>
      isSortable(source) && isSortable(target) && source.id !== target.id
        ? messages().over(source.initialIndex, target.index)
        : undefined,
    dragend: ({ operation: { source }, canceled }) => {
      if (!isSortable(source)) return undefined
      const { initialIndex, index } = source
      return canceled ? messages().cancelled(initialIndex) : messages().dropped(initialIndex, index)
    },
  }
  const screenReaderInstructions = { draggable: messages().instructions }
  return [NoInjectedStyles, ...others, Accessibility.configure({ screenReaderInstructions, announcements })]
}

function useDragMessages(
  rows: readonly FlatRow[],
  { pieces, allSections }: Pick<ListView, 'pieces' | 'allSections'>,
): DragMessages {
  const t = useTranslations('lists.page.drag')
  const tPiece = useTranslations('lists.piece')
  for (const key of ['lifted', 'over', 'dropped', 'cancelled'] as const) t.has(key)
  tPiece.has('no-section')
  const nameOf = usePieceName()
  const titleAt = (index: number) => {
    const piece = pieces.find(({ id }) => id === rows[index]?.id)
    return nameOf({ title: piece?.title ?? null })
  }
  const placeParameters = (from: number, to: number) => {
    const target = describePlace(rows, from, to)
    const section = allSections.find(({ id }) => id === target?.sectionId)
    return { position: target?.position ?? 0, section: section?.name ?? tPiece('no-section') }
  }
  return {
    instructions: t('instructions'),
    lifted: (from) => t('lifted', { title: titleAt(from) }),
    over: (from, to) => t('over', { title: titleAt(from), ...placeParameters(from, to) }),
    dropped: (from, to) => t('dropped', { title: titleAt(from), ...placeParameters(from, to) }),
    cancelled: (from) => t('cancelled', { title: titleAt(from) }),
  }
}
