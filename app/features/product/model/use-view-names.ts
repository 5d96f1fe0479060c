import type { ModelViewerElement } from '@google/model-viewer'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'

const SIDES = ['front', 'right', 'back', 'left'] as const
const HEIGHTS = ['upper', 'middle', 'lower'] as const

/** Screen reader texts of the model: how to turn it, and the current view. */
export function useViewNames(): Exclude<ModelViewerElement['a11y'], string | null> {
  const t = useTranslations('product.model')
  const views = SIDES.flatMap((side) =>
    HEIGHTS.map((height) => [height === 'middle' ? side : `${height}-${side}`, t('view', { side, height })]),
  )
  return { ...Object.fromEntries(views), 'interaction-prompt': t('keys') }
}
