import { Plugin } from '@dnd-kit/abstract'
import { Accessibility, Cursor, type DragDropManager, defaultPreset, StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { droppedPlace, type FlatRow } from '#domain/list/flat-order.ts'
import type { ListView } from '../list/list-view.ts'
import { useMoves } from '../list/use-moves.ts'
import { type DragWords, useDragWords } from './use-drag-words.ts'

type Announcements = NonNullable<NonNullable<ConstructorParameters<typeof Accessibility>[1]>['announcements']>

/** The styles of what is dragged are in our own file, since the content security policy allows no others. */
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
        const place = initialIndex === index ? null : droppedPlace(rows, initialIndex, index)
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
