/** How many events a slow reader may leave unread before it has to start over. */
const UNREAD_MAX = 1000

/** The maximum number of streams of all kinds that a visitor may have open at once. */
export const STREAMS_OF_VISITOR_MAX = 30
/** Seconds after which a reader with too many streams reconnects. */
const RETRY = { 'retry-after': '30' }

const streamsOf = new Map<string, number>()

export type EventWriter = { write(text: string): void; end(): void }

/**
 * How often a stream sends a sign of life, in milliseconds, whether its reader may continue, and how many streams a
 * reader may have.
 */
export type EventStreamRules = {
  readonly reader: string
  readonly streamsMax: number
  readonly beatMs: number
  hasAccess(): Promise<boolean>
}

const TICK_MS = 1_000

type Wheel = { readonly slots: readonly Set<() => void>[]; timer: NodeJS.Timeout | null; at: number }

const wheels = new Map<number, Wheel>()

/** Formats an event; its id, if any, is where the reader resumes. */
export function formatEvent(event: string, data: object, id?: string): string {
  return `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`
}

/**
 * A response of server-sent events, which ends when the reader leaves, the request is aborted, or the reader may no
 * longer continue. `start` returns the function that stops the source. 429 for a reader with too many streams.
 */
export function openEventStream(
  request: Pick<Request, 'signal'>,
  { reader, streamsMax, beatMs, hasAccess }: EventStreamRules,
  start: (writer: EventWriter) => Promise<() => void>,
): Response {
  if ((streamsOf.get(reader) ?? 0) >= streamsMax) return new Response(null, { status: 429, headers: RETRY })
  count(reader, 1)
  let isEnded = false
  let stop = () => {}
  let onAbort = () => {}
  /** May be called at any time, even while the source is starting. */
  const release = () => {
    isEnded = true
    request.signal.removeEventListener('abort', onAbort)
    count(reader, -1)
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
          const leave = await start({ write, end })
          if (isEnded) return leave()
          const endBeat = onBeat(beatMs, async () => {
            if (await hasAccess().catch(() => true)) write(': \n\n')
            else end()
          })
          stop = () => {
            endBeat()
            leave()
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

function count(reader: string, change: number): void {
  const streams = (streamsOf.get(reader) ?? 0) + change
  if (streams > 0) streamsOf.set(reader, streams)
  else streamsOf.delete(reader)
}

/**
 * Calls `run` every `beatMs` until the returned function is called. Callers with the same beat share one timer, in
 * groups as large as possible, so that what they read can be read together. The groups are a second apart.
 */
export function onBeat(beatMs: number, run: () => void): () => void {
  const wheel = wheels.get(beatMs) ?? createWheel(beatMs)
  const slot = wheel.slots.reduce((least, other) => (other.size < least.size ? other : least))
  slot.add(run)
  wheel.timer ??= setInterval(() => advanceWheel(wheel), beatMs / wheel.slots.length)
  return () => {
    slot.delete(run)
    if (wheel.timer === null || wheel.slots.some(({ size }) => size > 0)) return
    clearInterval(wheel.timer)
    wheels.delete(beatMs)
  }
}

function createWheel(beatMs: number): Wheel {
  const count = Math.max(1, Math.round(beatMs / TICK_MS))
  const wheel = { slots: Array.from({ length: count }, () => new Set<() => void>()), timer: null, at: 0 }
  wheels.set(beatMs, wheel)
  return wheel
}

function advanceWheel(wheel: Wheel): void {
  wheel.at = (wheel.at + 1) % wheel.slots.length
  for (const run of wheel.slots[wheel.at] ?? []) run()
}
