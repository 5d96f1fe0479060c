import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useIsOffline } from '#app/page/connection/held-state.ts'
import { OfflineBand } from '#app/page/connection/offline-band.tsx'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/layer/panel.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { idNumber } from '#domain/ids.ts'
import { listsPanelPath } from '../paths.ts'
import { PanelBody } from './panel-body.tsx'
import { PanelCount } from './panel-count.tsx'
import { usePanelChanges } from './use-panel-changes.ts'

/** Checking a list saves the piece at once. The lists are loaded each time the panel opens. */
export function ListsPanel({
  productId,
  variant,
  isOpen,
  onClose,
  onSaved,
}: {
  productId: string
  /** The number of the variant to add; null for the default variant. */
  variant: string | null
  isOpen: boolean
  onClose: () => void
  onSaved: (isSaved: boolean) => void
}) {
  const t = useTranslations('lists.panel')
  const url = useLocalePath()(listsPanelPath(idNumber(productId), variant))
  // The reloaded page is a guest's, whose hearts prompt to sign in.
  const changes = usePanelChanges({ url, onUnauthorized: () => location.reload(), onSaved })
  const load = useEffectEvent(() => void changes.load())
  useEffect(() => {
    if (isOpen) load()
  }, [isOpen])
  const { view, hasFailed } = changes
  const isOffline = useIsOffline()
  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      phoneHeight="screen"
      footer={
        <div className="grid gap-4">
          <PanelCount view={view} />
          <Button width="full" onClick={onClose}>
            {t('done')}
          </Button>
        </div>
      }
    >
      {isOffline && <OfflineBand canRetry className="-mx-panel mb-4 px-panel" />}
      {hasFailed ? (
        <p role="alert" className="py-6">
          {t('failed')}{' '}
          <button type="button" onClick={() => void changes.load()} className={TEXT_LINK}>
            {t('retry')}
          </button>
        </p>
      ) : view ? (
        <PanelBody view={view} changes={changes} action={url} />
      ) : (
        <p role="status" className="flex items-center gap-3 py-6 text-muted">
          <Spinner />
          {t('loading')}
        </p>
      )}
    </Panel>
  )
}
