import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ModelViewerElement } from './model-viewer.client.ts'

/** Why the model cannot be shown: a file failed to load, or the browser does not support it. */
type ModelFailure = 'failed' | 'unsupported'

export type ModelViewerState = {
  readonly phase: 'loading' | 'shown' | ModelFailure
  /** Whether the viewer element is defined. */
  readonly hasCode: boolean
  /** From 0 to 1; null while unknown. */
  readonly progress: number | null
  readonly finishes: readonly string[]
  /** Whether the viewer places the model in a room itself; null while unknown. */
  readonly canPlace: boolean | null
  readonly hasRoomFailed: boolean
}

const INITIAL_STATE: ModelViewerState = {
  phase: 'loading',
  hasCode: false,
  progress: null,
  finishes: [],
  canPlace: null,
  hasRoomFailed: false,
}

/** Loads the viewer, and reports the progress of its model. */
export function useModelViewer(onShown: (viewer: ModelViewerElement) => void) {
  const viewer = useRef<ModelViewerElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, change] = useReducer(mergeState, INITIAL_STATE)
  const onModelShown = useEffectEvent(onShown)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts over
  useEffect(() => {
    let isCurrent = true
    change(INITIAL_STATE)
    import('./model-viewer.client.ts').then(
      ({ canDraw }) => isCurrent && change(canDraw() ? { hasCode: true } : { phase: 'unsupported' }),
      () => isCurrent && change({ phase: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [attempt])

  useEffect(() => {
    const element = viewer.current
    if (!state.hasCode || element === null) return
    const controller = new AbortController()
    const on = <Detail>(name: string, handler: (detail: Detail) => void) =>
      element.addEventListener(name, (event) => handler((event as CustomEvent<Detail>).detail), controller)
    const updateCanPlace = () => void canPlace(element).then((known) => change({ canPlace: known }))
    on<{ totalProgress: number }>('progress', ({ totalProgress }) => change({ progress: totalProgress }))
    on('poster-dismissed', () => {
      // The model is ready: the poster that covers it is removed in the same frame.
      flushSync(() => change({ phase: 'shown', finishes: element.availableVariants }))
      onModelShown(element)
      updateCanPlace()
    })
    on<{ type: string }>('error', ({ type }) =>
      change({ phase: type === 'webglcontextlost' ? 'unsupported' : 'failed' }),
    )
    on<{ status: string }>('ar-status', ({ status }) => {
      change({ hasRoomFailed: status === 'failed' })
      if (status === 'failed') updateCanPlace()
    })
    return () => controller.abort()
  }, [state.hasCode])

  return { viewer, attempt, retry: () => setAttempt(attempt + 1), ...state }
}

/**
 * Whether the viewer places models in rooms. The viewer does not report when it has found out, so the call for which it
 * waits is awaited first.
 */
async function canPlace(viewer: ModelViewerElement): Promise<boolean> {
  await navigator.xr?.isSessionSupported('immersive-ar').catch(() => false)
  return viewer.canActivateAR
}

function mergeState(state: ModelViewerState, part: Partial<ModelViewerState>): ModelViewerState {
  return { ...state, ...part }
}
