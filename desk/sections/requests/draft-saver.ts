/** `unsaved` text is about to be saved. After `failed`, saving is retried. */
export type DraftState = { kind: 'empty' | 'unsaved' | 'failed' } | { kind: 'saved'; at: string }

type DraftSaver = {
  change(text: string): void
  /** Saves unsaved text now. */
  flush(): void
  /** Discards unsaved text and waits for a running attempt. */
  stop(): Promise<void>
}

const DELAY_MS = 800
const RETRY_MS = 5_000

/**
 * Saves a text while it is being typed: shortly after the last change, one attempt at a time, with retries. `save`
 * returns the time when it was saved (ISO 8601), or null for an empty text.
 */
export function createDraftSaver(
  save: (text: string) => Promise<string | null>,
  onState: (state: DraftState) => void,
): DraftSaver {
  let unsaved: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt: Promise<void> | null = null

  function schedule(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(start, ms)
  }
  function start() {
    clearTimeout(timer)
    if (unsaved !== null && attempt === null) attempt = run(unsaved)
  }
  async function run(text: string) {
    const state = await save(text).then(
      (at): DraftState => (at === null ? { kind: 'empty' } : { kind: 'saved', at }),
      (): DraftState => ({ kind: 'failed' }),
    )
    attempt = null
    if (unsaved === null) return
    if (state.kind !== 'failed' && unsaved === text) unsaved = null
    if (unsaved === null || state.kind === 'failed') onState(state)
    if (unsaved !== null) schedule(state.kind === 'failed' ? RETRY_MS : DELAY_MS)
  }
  return {
    change(text) {
      unsaved = text
      onState({ kind: 'unsaved' })
      schedule(DELAY_MS)
    },
    flush: start,
    async stop() {
      clearTimeout(timer)
      unsaved = null
      await attempt
    },
  }
}
