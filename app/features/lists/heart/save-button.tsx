import { type MouseEvent, use } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { HeartedPiece } from '#app/page/heart.ts'
import { classNames } from '#app/ui/class-names.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { listsOfPath } from '../paths.ts'
import { HeartButton, HeartFault } from './heart.tsx'
import { SavedContext } from './saved-context.ts'

/**
 * The heart of a piece with a word, beside its facts, and for customers the link to its lists. On phones the heart is on
 * the picture.
 */
export function SaveButton({
  piece,
  handle,
  variant,
}: {
  piece: HeartedPiece
  handle: string
  /** The number of the chosen variant; null if none is chosen. */
  variant: string | null
}) {
  const t = useTranslations('lists')
  const { isCustomer, refusalOf, openLists } = use(SavedContext)
  const refusal = refusalOf(piece.id)
  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openLists?.({ productId: piece.id, variant })
  }
  return (
    <div className={classNames(!isCustomer && 'max-lg:hidden')}>
      <div className="flex flex-wrap items-center gap-x-6">
        <HeartButton piece={piece} className="heart heart-word max-lg:hidden">
          {t('save')}
        </HeartButton>
        {isCustomer && (
          <TextLink href={listsOfPath(handle, variant)} onClick={open} rel="nofollow" className="text-small">
            {t('panel.title')}
          </TextLink>
        )}
      </div>
      {refusal && (
        <div className="max-lg:hidden">
          <HeartFault refusal={refusal} />
        </div>
      )}
    </div>
  )
}
