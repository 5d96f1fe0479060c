import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { RECENT_UPDATES_PATH } from '#app/features/updates/paths.ts'
import { fetchUpdates } from '#app/features/updates/recent-updates.ts'
import type { LoadedUpdates } from '#app/features/updates/update-view.ts'
import { UpdatesContext } from '#app/features/updates/updates-state.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'

const UpdatesPanel = lazyLayer(
  async () => (await import('#app/features/updates/updates-panel.tsx')).UpdatesPanel,
)

/** Rendered for signed-in customers. Updates are counted after the page is shown. */
export function UpdatesLayer({ children }: { children: ReactNode }) {
  const url = useLocalePath()(RECENT_UPDATES_PATH)
  const [layer, setLayer] = useState<'unused' | 'open' | 'closed'>('unused')
  const [loaded, setLoaded] = useState<LoadedUpdates | null>()
  const [unread, setUnread] = useState(0)
  const [recountKey, setRecountKey] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again after some were read
  useEffect(() => {
    let isCancelled = false
    void fetchUpdates(url).then((recent) => !isCancelled && setUnread(recent?.unread ?? 0))
    return () => {
      isCancelled = true
    }
  }, [url, recountKey])
  const state = useMemo(() => {
    const load = async () => {
      setLoaded(undefined)
      setLoaded(await fetchUpdates(url))
    }
    const open = () => {
      setLayer('open')
      void load()
    }
    return { open, load, onRead: () => setUnread(0), recount: () => setRecountKey((count) => count + 1) }
  }, [url])
  return (
    <UpdatesContext value={{ unread, ...state }}>
      {children}
      {layer !== 'unused' && (
        <Suspense>
          <UpdatesPanel
            loaded={loaded}
            isOpen={layer === 'open'}
            onClose={() => setLayer('closed')}
            onRetry={state.load}
          />
        </Suspense>
      )}
    </UpdatesContext>
  )
}
