import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'

export function ModelError({
  error,
  note,
  glb,
  onRetry,
}: {
  error: 'failed' | 'unsupported' | null
  note: 'room-failed' | 'room-unsupported' | 'other-browser' | 'other-finish' | null
  glb: string
  onRetry: () => void
}) {
  const t = useTranslations('product.model')
  if (error !== null) {
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
        <Notice tone="refusal" action={error === 'failed' ? retry : download}>
          {t(error)}
        </Notice>
      </div>
    )
  }
  if (note === null) return null
  return (
    <div className="model-notice">
      <Notice tone={note === 'room-failed' ? 'refusal' : 'plain'}>{t(note)}</Notice>
    </div>
  )
}
