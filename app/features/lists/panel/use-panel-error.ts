import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { PanelNote } from './panel-change.ts'

type PanelFailure = Extract<PanelNote, { kind: 'failed' }>

/** Spec §8: the reason of the refusal, and what to do. */
export function usePanelError(): (fault: PanelFailure) => string {
  const t = useTranslations('lists')
  const errors = useTranslations('errors.lists')
  return ({ refusal, isOffline }) => {
    if (refusal === 'list-full') return t('panel.fault', { fault: errors(refusal), advice: t('make-room') })
    if (refusal !== 'list-add-failed' && refusal !== 'list-remove-failed') return errors(refusal)
    const advice = isOffline ? t('panel.check-connection') : t('try-again')
    return t('panel.fault', { fault: errors(refusal), advice })
  }
}
