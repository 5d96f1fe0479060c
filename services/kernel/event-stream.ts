/** How many events a slow reader may leave unread before it has to start over. */
const UNREAD_MAX = 1000

/** The maximum number of streams of all kinds that a visitor may have open at once. */
export const STREAMS_PER_VISITOR_MAX = 30
/** Makes a reader with too many streams reconnect after 30 seconds. */
const RETRY_HEADERS = { 'retry-after': '30' }

const openStreams = new Map<string, number>()

export type EventWriter = { write(text: string): void; end(): void }

export type EventStreamRules = {
  /** Identifies the reader, whose streams are counted. */
  readonly reader: string
  readonly streamsMax: number
  /** How often the stream sends a heartbeat, in milliseconds. */
  readonly heartbeatMs: number
  /** Returns whether the reader may continue. Called before each heartbeat. */
  hasAccess(): Promise<boolean>
}

const TICK_MS = 1_000

type Wheel = { readonly slots: readonly Set<() => void>[]; timer: NodeJS.Timeout | null; index: number }

const wheels = new Map<number, Wheel>()

/** Formats an event. A reader resumes after the last id that it received. */
export function formatEvent(event: string, data: object, id?: string): string {
  return `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`
}

/**
 * Returns a response of server-sent events, which ends when the reader leaves, the request is aborted, or the reader
 * may no longer continue. `start` returns the function that stops the source. A reader with too many streams gets a
 * 429.
 */
export function openEventStream(
  request: Pick<Request, 'signal'>,
  { reader, streamsMax, heartbeatMs, hasAccess }: EventStreamRules,
  start: (writer: EventWriter) => Promise<() => void>,
): Response {
  if ((openStreams.get(reader) ?? 0) >= streamsMax)
    return new Response(null, { status: 429, headers: RETRY_HEADERS })
  changeStreamCount(reader, 1)
  let isEnded = false
  let stop = () => {}
  let onAbort = () => {}
  /** May be called at any time, even while the source is starting. */
  const release = () => {
    isEnded = true
    request.signal.removeEventListener('abort', onAbort)
    changeStreamCount(reader, -1)
    stop()
  }
  const body = new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        const end = () => {
          if (isEnded) return
          release()
          controller.close()
        }
        const write = (text: string) => {
          if (isEnded) return
          if ((controller.desiredSize ?? 0) <= 0) end()
          else controller.enqueue(ENCODER.encode(text))
        }
        onAbort = end
        request.signal.addEventListener('abort', onAbort)
        if (request.signal.aborted) return end()
        try {
          const stopSource = await start({ write, end })
          if (isEnded) return stopSource()
          const stopHeartbeat = onHeartbeat(heartbeatMs, async () => {
            if (await hasAccess().catch(() => true)) write(': \n\n')
            else end()
          })
          stop = () => {
            stopHeartbeat()
            stopSource()
          }
        } catch (error) {
          if (!isEnded) release()
          throw error
        }
      },
      cancel() {
        if (!isEnded) release()
      },
    },
    { highWaterMark: UNREAD_MAX },
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  })
}

const ENCODER = new TextEncoder()

function changeStreamCount(reader: string, change: number): void {
  const streams = (openStreams.get(reader) ?? 0) + change
  if (streams > 0) openStreams.set(reader, streams)
  else openStreams.delete(reader)
}

/**
 * Calls `run` every `heartbeatMs` until the returned function is called. Callers with the same interval share one
 * timer. They are spread over groups a second apart, so that what a group reads can be read together.
 */
export function onHeartbeat(heartbeatMs: number, run: () => void): () => void {
  const wheel = wheels.get(heartbeatMs) ?? createWheel(heartbeatMs)
  const slot = wheel.slots.reduce((least, other) => (other.size < least.size ? other : least))
  slot.add(run)
  wheel.timer ??= setInterval(() => advanceWheel(wheel), heartbeatMs / wheel.slots.length)
  return () => {
    slot.delete(run)
    if (wheel.timer === null || wheel.slots.some(({ size }) => size > 0)) return
    clearInterval(wheel.timer)
    wheels.delete(heartbeatMs)
  }
}

function createWheel(heartbeatMs: number): Wheel {
  const count = Math.max(1, Math.round(heartbeatMs / TICK_MS))
  const wheel = { slots: Array.from({ length: count }, () => new Set<() => void>()), timer: null, index: 0 }
  wheels.set(heartbeatMs, wheel)
  return wheel
}

function advanceWheel(wheel: Wheel): void {
  wheel.index = (wheel.index + 1) % wheel.slots.length
  for (const run of wheel.slots[wheel.index] ?? []) run()
}
