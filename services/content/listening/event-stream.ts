import type { StaffCall } from '../content-call.ts'

/** How often a stream shows that it is alive, and that its member of the team may still read. */
const BEAT_MS = 20_000
/** What a slow reader may leave unread; then it has to start again. */
const UNREAD_MAX = 1000
const STREAMS_PER_MEMBER = 200

const streamsOf = new Map<string, number>()

type Writer = { write(text: string): void; end(): void }

/**
 * A response of server-sent events, until the reader leaves or its session ends. `start` returns what stops the source; 429 for
 * a member with too many streams.
 */
export function openEventStream(
  { options, author, accessToken }: StaffCall,
  start: (writer: Writer) => Promise<() => void>,
): Response {
  if ((streamsOf.get(author) ?? 0) >= STREAMS_PER_MEMBER) return new Response(null, { status: 429 })
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        let isStopped = false
        const end = () => {
          if (isStopped) return
          stop()
          controller.close()
        }
        const write = (text: string) => {
          if (isStopped) return
          if ((controller.desiredSize ?? 0) <= 0) end()
          else controller.enqueue(ENCODER.encode(text))
        }
        const leave = await start({ write, end })
        count(author, 1)
        const beat = setInterval(async () => {
          const staff = await options.team.authenticate(accessToken, 'watch').catch(() => null)
          if (staff?.ok === false) end()
          else write(': \n\n')
        }, BEAT_MS)
        stop = () => {
          if (isStopped) return
          isStopped = true
          clearInterval(beat)
          leave()
          count(author, -1)
        }
      },
      cancel: () => stop(),
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
