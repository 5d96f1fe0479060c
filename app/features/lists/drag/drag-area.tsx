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

/** Screen reader announcements during a drag; rows by their index. */
type DragWords = {
  readonly instructions: string
  lifted(from: number): string
  over(from: number, to: number): string
  dropped(from: number, to: number): string
  cancelled(from: number): string
}

/** Drag styles are in the shop's style sheet, since the content security policy blocks injected ones. */
class OwnStyles extends Plugin<DragDropManager> {
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
  const words = useDragWords(rows, list)
  const latest = useRef(words)
  useLayoutEffect(() => {
    latest.current = words
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

function pluginsWith(words: () => DragWords) {
  const others = defaultPreset.plugins.filter((plugin) => plugin !== Accessibility && plugin !== Cursor)
  const announcements: Announcements = {
    dragstart: ({ operation: { source } }) => (isSortable(source) ? words().lifted(source.index) : undefined),
    dragover: ({ operation: { source, target } }) =>
      isSortable(source) && isSortable(target) && source.id !== target.id
        ? words().over(source.initialIndex, target.index)
        : undefined,
    dragend: ({ operation: { source }, canceled }) => {
      if (!isSortable(source)) return undefined
      const { initialIndex, index } = source
      return canceled ? words().cancelled(initialIndex) : words().dropped(initialIndex, index)
    },
  }
  const screenReaderInstructions = { draggable: words().instructions }
  return [OwnStyles, ...others, Accessibility.configure({ screenReaderInstructions, announcements })]
}

function useDragWords(
  rows: readonly FlatRow[],
  { pieces, allSections }: Pick<ListView, 'pieces' | 'allSections'>,
): DragWords {
  const t = useTranslations('lists.page.drag')
  const pieceMessages = useTranslations('lists.piece')
  for (const key of ['lifted', 'over', 'dropped', 'cancelled'] as const) t.has(key)
  pieceMessages.has('no-section')
  const nameOf = usePieceName()
  const titleAt = (index: number) => {
    const piece = pieces.find(({ id }) => id === rows[index]?.id)
    return nameOf({ title: piece?.title ?? null })
  }
  const place = (from: number, to: number) => {
    const written = describePlace(rows, from, to)
    const section = allSections.find(({ id }) => id === written?.sectionId)
    return { position: written?.position ?? 0, section: section?.name ?? pieceMessages('no-section') }
  }
  return {
    instructions: t('instructions'),
    lifted: (from) => t('lifted', { title: titleAt(from) }),
    over: (from, to) => t('over', { title: titleAt(from), ...place(from, to) }),
    dropped: (from, to) => t('dropped', { title: titleAt(from), ...place(from, to) }),
    cancelled: (from) => t('cancelled', { title: titleAt(from) }),
  }
}
