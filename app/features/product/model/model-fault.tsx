import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'

/** A fault of the 3D model, and what to do about it. Renders nothing without a fault. */
export function ModelFault({
  fault,
  hasRoomFailed,
  showsOtherFinish,
  isOtherBrowserNeeded,
  glb,
  onRetry,
}: {
  fault: 'failed' | 'unsupported' | null
  hasRoomFailed: boolean
  showsOtherFinish: boolean
  /** To place it in a room. */
  isOtherBrowserNeeded: boolean
  glb: string
  onRetry: () => void
}) {
  const t = useTranslations('product.model')
  if (fault !== null) {
    const retry = (
      <button type="button" onClick={onRetry} className={TEXT_LINK}>
        {t('retry')}
      </button>
    )
    const download = (
      <a href={glb} download data-document className={TEXT_LINK}>
        {t('download')}
      </a>
    )
    return (
      <div className="model-notice">
        <Notice tone="refusal" action={fault === 'failed' ? retry : download}>
          {t(fault)}
        </Notice>
      </div>
    )
  }
  if (!hasRoomFailed && !showsOtherFinish && !isOtherBrowserNeeded) return null
  return (
    <div className="model-notice">
      {hasRoomFailed ? (
        <Notice tone="refusal">{t('room-failed')}</Notice>
      ) : (
        <Notice>{t(showsOtherFinish ? 'other-finish' : 'other-browser')}</Notice>
      )}
    </div>
  )
}
