import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { PanelNote } from './panel-change.ts'

type PanelFailure = Extract<PanelNote, { kind: 'failed' }>

/** Spec §8: the reason for the refusal, and what to do. */
export function usePanelError(): (failure: PanelFailure) => string {
  const t = useTranslations('lists')
  const tErrors = useTranslations('errors.lists')
  return ({ refusal, isOffline }) => {
    if (refusal === 'list-full') return t('panel.fault', { fault: tErrors(refusal), advice: t('make-room') })
    if (refusal !== 'list-add-failed' && refusal !== 'list-remove-failed') return tErrors(refusal)
    const advice = isOffline ? t('panel.check-connection') : t('try-again')
    return t('panel.fault', { fault: tErrors(refusal), advice })
  }
}
