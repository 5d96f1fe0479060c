import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'
import type { ListsPanelState } from './saved-context.ts'

// Loaded separately, so that guests and list pages do not load it.
const ListsPanel = lazyLayer(async () => (await import('../panel/lists-panel.tsx')).ListsPanel)

export function HeartPanel({
  panel,
  show,
  setPanel,
}: {
  panel: ListsPanelState
  show: (productId: string, isSaved: boolean) => void
  setPanel: (panel: ListsPanelState) => void
}) {
  const { productId, variant = null, isClosed = false } = panel
  const shared = { productId, isOpen: !isClosed, onClose: () => setPanel({ ...panel, isClosed: true }) }
  return (
    <ListsPanel
      {...shared}
      key={`${productId} ${variant}`}
      variant={variant}
      onSaved={(isSaved) => show(productId, isSaved)}
    />
  )
}
