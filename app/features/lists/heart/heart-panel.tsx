import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'
import type { OpenedPanel } from './saved-context.ts'
import { SignInPrompt } from './sign-in-prompt.tsx'

// On its own, so that neither guests nor list pages load anything of it.
const ListsPanel = lazyLayer(async () => (await import('../panel/lists-panel.tsx')).ListsPanel)

/** What opens for a heart: the prompt to sign in, or the lists of its product. */
export function HeartPanel({
  panel,
  action,
  show,
  setPanel,
}: {
  panel: OpenedPanel
  action: string
  /** Shows the heart as saved or not. */
  show: (productId: string, isSaved: boolean) => void
  setPanel: (panel: OpenedPanel) => void
}) {
  const { productId, label, variant = null, isClosed = false } = panel
  const shared = { productId, isOpen: !isClosed, onClose: () => setPanel({ ...panel, isClosed: true }) }
  if (label) return <SignInPrompt {...shared} label={label} action={action} />
  return (
    <ListsPanel
      {...shared}
      key={`${productId} ${variant}`}
      variant={variant}
      onSaved={(isSaved) => show(productId, isSaved)}
    />
  )
}
