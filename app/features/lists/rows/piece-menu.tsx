import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Popover } from '#app/ui/layer/popover.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import type { PieceView } from '../list/list-view.ts'
import { closeMenu, MENU_ITEM } from '../list/menu.ts'
import { useMoves } from '../list/use-moves.ts'
import { listCartPath, listPiecePath } from '../paths.ts'
import { MenuAction } from './menu-action.tsx'
import { MoreLabel } from './more-label.tsx'
import type { NoteKind } from './note-form.tsx'
import { AddPieceToCart } from './piece-to-bag.tsx'
import { useRemoval } from './use-removal.ts'

export function PieceMenu({
  piece,
  listId,
  name,
  steps,
  onNote,
}: {
  piece: PieceView
  listId: string
  name: string
  steps: { readonly up: boolean; readonly down: boolean }
  onNote: (kind: NoteKind) => void
}) {
  const t = useTranslations('lists.page.menu')
  const tNote = useTranslations('lists.page.note')
  const moves = useMoves()
  const remove = useRemoval()
  const { id: item, note, clientNote, path } = piece
  const piecePath = listPiecePath(listId, item)
  const noteEntry = (kind: NoteKind, hasNote: boolean) => (
    <li>
      <button
        type="button"
        className={MENU_ITEM}
        onClick={({ currentTarget }) => {
          closeMenu(currentTarget)
          onNote(kind)
        }}
      >
        {hasNote ? tNote(`edit.${kind}`) : tNote(`add.${kind}`)}
      </button>
    </li>
  )
  return (
    <LazyMenu href={piecePath} label={<MoreLabel name={name} />}>
      {() => (
        <ul className="grid min-w-48 text-start text-small">
          {piece.toBag && (
            <li>
              <AddPieceToCart fields={piece.toBag} className={MENU_ITEM} />
            </li>
          )}
          {piece.toBag === null && piece.exclusion === null && piece.variantId === null && (
            <li>
              <Link href={listCartPath(listId, item)} className={MENU_ITEM}>
                {t('bag')}
              </Link>
            </li>
          )}
          {steps.up && (
            <MenuAction fields={{ intent: 'step', item, by: '-1' }} onAction={() => moves.step(item, -1)}>
              {t('up')}
            </MenuAction>
          )}
          {steps.down && (
            <MenuAction fields={{ intent: 'step', item, by: '1' }} onAction={() => moves.step(item, 1)}>
              {t('down')}
            </MenuAction>
          )}
          <li>
            <Link href={piecePath} className={MENU_ITEM}>
              {t('place')}
            </Link>
          </li>
          {noteEntry('note', note !== '')}
          {noteEntry('client-note', clientNote !== '')}
          {path && (
            <li>
              <Link href={path} className={MENU_ITEM}>
                {t('view')}
              </Link>
            </li>
          )}
          <MenuAction fields={{ intent: 'remove', item }} onAction={() => remove(piece)}>
            {t('remove')}
          </MenuAction>
        </ul>
      )}
    </LazyMenu>
  )
}

/**
 * A link to a page with all actions of a row. With JavaScript it becomes a menu, rendered when it is opened, since a
 * list has many rows.
 */
function LazyMenu({ href, label, children }: { href: string; label: ReactNode; children: () => ReactNode }) {
  const [isInteractive, setIsInteractive] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isInteractive) container.current?.querySelector('summary')?.focus()
  }, [isInteractive])
  return (
    <div ref={container}>
      {isInteractive ? (
        <Popover
          align="end"
          group="list-menu"
          button={<span className={TEXT_LINK}>{label}</span>}
          isInitiallyOpen
        >
          {children()}
        </Popover>
      ) : (
        <span className="inline-flex min-h-9 items-center">
          <Link
            href={href}
            aria-haspopup="true"
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              setIsInteractive(true)
            }}
            className={TEXT_LINK}
          >
            {label}
          </Link>
        </span>
      )}
    </div>
  )
}
