import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'
import type { OpenedPanel } from './saved-context.ts'

// On its own, so that neither guests nor list pages load anything of it.
const ListsPanel = lazyLayer(async () => (await import('../panel/lists-panel.tsx')).ListsPanel)

/** What opens for a heart: the lists of its product. */
export function HeartPanel({
  panel,
  show,
  setPanel,
}: {
  panel: OpenedPanel
  /** Shows the heart as saved or not. */
  show: (productId: string, isSaved: boolean) => void
  setPanel: (panel: OpenedPanel) => void
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
