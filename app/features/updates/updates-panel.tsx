import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Panel } from '#app/ui/layer/panel.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import type { LoadedUpdates } from './update-view.ts'
import { UpdatesContent } from './updates-content.tsx'
import { useReadMarker } from './updates-state.ts'

/** Spec §2: shown updates are marked as read, and still look new until the panel opens again. */
export function UpdatesPanel({
  loaded,
  isOpen,
  onClose,
  onRetry,
}: {
  loaded: LoadedUpdates | null | undefined
  isOpen: boolean
  onClose: () => void
  onRetry: () => void
}) {
  const t = useTranslations()
  useReadMarker(loaded?.updates ?? [], isOpen)
  return (
    <Panel isOpen={isOpen} onClose={onClose} title={t('updates.title')} phoneHeight="screen">
      {loaded === undefined ? (
        <p className="flex items-center gap-3 py-6 text-muted">
          <Spinner />
          {t('updates.loading')}
        </p>
      ) : (
        <UpdatesContent
          loaded={loaded}
          retry={
            <button type="button" onClick={onRetry} className={TEXT_LINK}>
              {t('profile.again')}
            </button>
          }
        />
      )}
    </Panel>
  )
}
