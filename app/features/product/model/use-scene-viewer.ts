import { useEffect, useState } from 'react'
import { NO_SCENE_VIEWER } from './scene-viewer.ts'

/** Whether the phone lacks Scene Viewer: instead of opening it, the browser went to a fragment of the page. */
export function useIsSceneViewerMissing(): boolean {
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    const onHashChange = () => {
      if (location.hash !== NO_SCENE_VIEWER) return
      setIsMissing(true)
      history.back()
    }
    addEventListener('hashchange', onHashChange)
    return () => removeEventListener('hashchange', onHashChange)
  }, [])
  return isMissing
}
