import { type ComponentProps, use } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { HeartedPiece } from '#app/page/heart.ts'
import { heartId } from './heart-id.ts'
import type { HeartRefusal } from './heart-refusal.ts'
import { HEART_FORM, SavedContext } from './saved-context.ts'

export function Heart({ id, title }: HeartedPiece) {
  const { isCustomer, refusalOf } = use(SavedContext)
  const refusal = refusalOf(id)
  return (
    <>
      <HeartButton id={isCustomer ? heartId(id) : undefined} piece={{ id, title }} className="heart" />
      {refusal && <HeartError refusal={refusal} />}
    </>
  )
}

export function HeartButton({ piece, ...props }: ComponentProps<'button'> & { piece: HeartedPiece }) {
  const t = useTranslations('lists')
  const isSaved = use(SavedContext).ids.has(piece.id)
  return (
    <button
      {...props}
      type="submit"
      form={HEART_FORM}
      name={isSaved ? 'remove' : 'save'}
      value={piece.id}
      aria-pressed={isSaved}
      aria-label={t('heart', { title: piece.title })}
    />
  )
}

/** Spec §8: what failed, and what to do. */
export function HeartError({ refusal }: { refusal: HeartRefusal }) {
  const t = useTranslations('lists')
  const tErrors = useTranslations('errors.lists')
  return (
    <p role="alert" className="heart-fault">
      <strong>{tErrors(refusal)}</strong> {t(refusal === 'list-full' ? 'make-room' : 'try-again')}
    </p>
  )
}
