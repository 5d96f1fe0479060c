import type { StaffCall } from '../content-call.ts'

/** How often a stream shows that it is alive, and that its member of the team may still read. */
const BEAT_MS = 20_000
/** What a slow reader may leave unread; then it has to start again. */
const UNREAD_MAX = 1000
const STREAMS_PER_MEMBER = 200

const streamsOf = new Map<string, number>()

type Writer = { write(text: string): void; end(): void }

/**
 * A response of server-sent events, until the reader leaves, the request is aborted or its session ends. `start` returns what
 * stops the source; 429 for a member with too many streams.
 */
export function openEventStream(
  request: Request,
  { options, author, accessToken }: Pick<StaffCall, 'options' | 'author' | 'accessToken'>,
  start: (writer: Writer) => Promise<() => void>,
): Response {
  if ((streamsOf.get(author) ?? 0) >= STREAMS_PER_MEMBER) return new Response(null, { status: 429 })
  count(author, 1)
  let isEnded = false
  let stop = () => {}
  let onAbort = () => {}
  /** May come at any time, also while the source starts. */
  const release = () => {
    isEnded = true
    request.signal.removeEventListener('abort', onAbort)
    count(author, -1)
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
          const beat = setInterval(async () => {
            const staff = await options.team.authenticate(accessToken, 'watch').catch(() => null)
            if (staff?.ok === false) end()
            else write(': \n\n')
          }, BEAT_MS)
          stop = () => {
            clearInterval(beat)
            leave()
          }
        } catch (fault) {
          if (!isEnded) release()
          throw fault
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

function count(member: string, change: number): void {
  const streams = (streamsOf.get(member) ?? 0) + change
  if (streams > 0) streamsOf.set(member, streams)
  else streamsOf.delete(member)
}
