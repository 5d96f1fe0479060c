import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { PictureRefusalCode } from '#contracts/visual.ts'

/**
 * Messages that may be needed later are read during rendering, since a document carries only the messages it has used.
 */
export function usePictureMessages() {
  const t = useTranslations()
  const refusals: Record<PictureRefusalCode, string> = {
    'picture-missing': t('errors.visual.picture-missing'),
    'picture-type': t('errors.visual.picture-type'),
    'picture-too-large': t('errors.visual.picture-too-large'),
    'picture-too-many-pixels': t('errors.visual.picture-too-many-pixels'),
    'picture-too-small': t('errors.visual.picture-too-small'),
    'picture-unreadable': t('errors.visual.picture-unreadable'),
    'too-many-pictures': t('errors.visual.too-many-pictures'),
    'look-expired': t('errors.visual.look-expired'),
    'visual-unavailable': t('errors.visual.visual-unavailable'),
  }
  const part = useTranslations('visual.part')
  const names = ['title', 'hint', 'left', 'right', 'top', 'bottom', 'submit', 'whole'] as const
  for (const name of names) part(name)
  t('visual.yours')
  return { refusal: (code: PictureRefusalCode) => refusals[code], progress: t('visual.progress') }
}
