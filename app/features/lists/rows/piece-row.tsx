import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { classNames } from '#app/ui/class-names.ts'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { QuantityField } from '#app/ui/quantity-field.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import type { PieceView } from '../list/list-view.ts'
import { useListChanges } from '../list/use-list-changes.ts'
import { useCoEditing } from '../live/use-together.ts'
import { listPiecePath } from '../paths.ts'
import { ExclusionNote } from './exclusion-note.tsx'
import { FinishChoice } from './finish-choice.tsx'
import type { NoteKind } from './note-form.tsx'
import { NoteForm } from './note-form.tsx'
import { PieceLink } from './piece-link.tsx'
import { PieceMenu } from './piece-menu.tsx'
import { PiecePrices } from './piece-prices.tsx'
import { PieceRefusal } from './piece-refusal.tsx'
import { PieceSize } from './piece-size.tsx'
import { ShipsIn } from './ships-in.tsx'
import { usePieceName } from './use-piece-name.ts'
import { useRemoval } from './use-removal.ts'

/** Makes a row draggable. */
export type Dragging = {
  readonly ref: (element: Element | null) => void
  readonly isDragging: boolean
  readonly handle: ReactNode
}

export function PieceRow({
  piece,
  listId,
  steps,
  headingLevel: Heading,
  dragging,
  isAboveFold,
  isRestored,
}: {
  piece: PieceView
  listId: string
  /** The directions in which the piece can be moved. */
  steps: { readonly up: boolean; readonly down: boolean }
  headingLevel: 'h2' | 'h3'
  dragging?: Dragging
  isAboveFold: boolean
  isRestored: boolean
}) {
  const t = useTranslations('lists.page')
  const { pending } = useListChanges()
  const { setWriting } = useCoEditing()
  const name = usePieceName()(piece)
  const isExcluded = piece.exclusion !== null
  const isSettling = pending.some((change) => 'item' in change && change.item === piece.id)
  const [editing, setEditing] = useState<NoteKind | null>(null)
  function edit(kind: NoteKind | null): void {
    setEditing(kind)
    setWriting(kind && piece)
  }
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isRestored) row.current?.querySelector<HTMLElement>('.list-row-more :is(a, summary)')?.focus()
  }, [isRestored])
  return (
    <li
      id={`piece-${piece.id}`}
      ref={(element) => {
        row.current = element
        dragging?.ref(element)
      }}
      data-dragging={dragging?.isDragging || undefined}
      className="list-row"
    >
      {dragging && <span className="list-row-handle">{dragging.handle}</span>}
      <PieceLink piece={piece} className="list-row-picture" isDecorative>
        <PiecePicture
          picture={piece.picture && { ...piece.picture, alt: '' }}
          title={piece.title ?? ''}
          sizes="(min-width: 48rem) 7rem, 6rem"
          isPriority={isAboveFold}
          className={classNames(isExcluded && 'opacity-50')}
        />
      </PieceLink>
      <div className={classNames('list-row-details', isExcluded && 'text-muted')}>
        <p className="text-fine text-muted">{piece.artisan}</p>
        <Heading
          className="font-display text-lead leading-tight wrap-anywhere md:text-title"
          lang={piece.textLanguage ?? undefined}
        >
          <PieceLink piece={piece}>{name}</PieceLink>
        </Heading>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          <FinishChoice piece={piece} name={name} />
          <PieceSize piece={piece} />
        </div>
        {piece.projectName && <p className="text-small">{t('project', { name: piece.projectName })}</p>}
      </div>
      <div className="list-row-note">
        {piece.exclusion && <ExclusionNote exclusion={piece.exclusion} path={piece.path} />}
        <PieceNotes piece={piece} listId={listId} name={name} editing={editing} onEdit={edit} />
        <PieceRefusal subject={piece.id} piece={piece} />
      </div>
      <div className="list-row-quantity">
        {isExcluded && piece.exclusion !== 'upon-request' ? (
          <FixedQuantity quantity={piece.quantity} />
        ) : (
          <PieceQuantity piece={piece} name={name} />
        )}
      </div>
      <p className="list-row-ships">
        <ShipsIn notice={piece.notice} />
      </p>
      <div className="list-row-price" aria-busy={isSettling || undefined}>
        <PiecePrices piece={piece} />
      </div>
      <div className="list-row-more">
        <PieceMenu piece={piece} listId={listId} name={name} steps={steps} onNote={edit} />
      </div>
    </li>
  )
}

function FixedQuantity({ quantity }: { quantity: number }) {
  const t = useTranslations('lists.page')
  return (
    <p className="text-muted tabular-nums lg:w-33 lg:pt-2.5 lg:text-center">
      <span className="lg:sr-only print:hidden">{t('quantity')}</span> {quantity}
    </p>
  )
}

/** A quantity of 0 removes the piece. */
function PieceQuantity({ piece, name }: { piece: PieceView; name: string }) {
  const { pathname, search } = useLocation()
  const { submit, refusals } = useListChanges()
  const remove = useRemoval()
  const { id: item, version, quantity } = piece
  const fields = { intent: 'quantity', item, version: String(version), before: String(quantity) } as const
  const refusal = refusals.get(item)
  const refused =
    refusal?.intent === 'quantity' && refusal.code === 'quantity-malformed'
      ? { typed: refusal.typed, why: refusal.code }
      : null
  return (
    <>
      <div className="print:hidden">
        <QuantityField
          quantity={quantity}
          label={name}
          action={pathname + search}
          fields={fields}
          refused={refused}
          onChange={(next) => {
            if (next === 0) remove(piece)
            else submit({ ...fields, quantity: String(next) })
          }}
        />
      </div>
      <span className="hidden print:inline">{quantity}</span>
    </>
  )
}

/** Notes are edited in place, or without JavaScript on the page of the piece. */
function PieceNotes({
  piece,
  listId,
  name,
  editing,
  onEdit,
}: {
  piece: PieceView
  listId: string
  name: string
  editing: NoteKind | null
  onEdit: (kind: NoteKind | null) => void
}) {
  const t = useTranslations('lists.page.note')
  const { refusals } = useListChanges()
  const { note, clientNote, id } = piece
  const refused = refusals.get(id)?.intent
  const shown = editing ?? (refused === 'note' || refused === 'client-note' ? refused : null)
  if (shown !== null) {
    return <NoteForm key={shown} piece={piece} kind={shown} name={name} onClose={() => onEdit(null)} />
  }
  return (
    <>
      {note && <p className="list-row-text">{note}</p>}
      <NoteBeingEdited itemId={id} />
      {clientNote && (
        <p className="list-row-text">
          <span className="text-muted">{t('client-label')}</span> {clientNote}
        </p>
      )}
      {!note && !clientNote && (
        <p className="text-small text-muted print:hidden">
          <Link
            href={`${listPiecePath(listId, id)}#note`}
            aria-label={t('of', { action: t('add.note'), title: name })}
            className={TEXT_LINK}
            onClick={(event) => {
              event.preventDefault()
              onEdit('note')
            }}
          >
            {t('add.note')}
          </Link>
        </p>
      )}
    </>
  )
}

/** Shows who is editing the note of a piece. */
function NoteBeingEdited({ itemId }: { itemId: string }) {
  const t = useTranslations('lists.page.together')
  const writers = useCoEditing().others.filter(({ writingItemId }) => writingItemId === itemId)
  if (writers.length === 0) return null
  const names = writers.map(({ name }) => name || t('someone'))
  return (
    <p role="status" className="text-small text-accent">
      {t('writing', { names: names.join(', '), count: names.length })}
    </p>
  )
}
