import { use } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { HeartedPiece } from '#app/page/heart.ts'
import { HeartButton, HeartFault } from './heart.tsx'
import { SavedContext } from './saved-context.ts'

/** The heart of a piece with a word, beside its facts. */
export function SaveButton(piece: HeartedPiece) {
  const t = useTranslations('lists')
  const refusal = use(SavedContext).refusalOf(piece.id)
  return (
    <div>
      <HeartButton piece={piece} className="heart heart-word">
        {t('save')}
      </HeartButton>
      {refusal && <HeartFault refusal={refusal} />}
    </div>
  )
}
