import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import { readText, sendText } from './carry-text.ts'

/** The Studio treats a connection without heartbeats as lost. */
const HEARTBEAT_MS = 10_000
const SUBSCRIPTIONS_MAX = 20

const rpc = z.object({
  id: z.string().max(100),
  method: z.string().max(100),
  params: z.record(z.string(), z.unknown()).default({}),
})

type Presence = {
  open(connection: string, signal: AbortSignal): Promise<Response>
  announce(connection: string, announcement: object): Promise<unknown>
}

/** The Studio's presence protocol (JSON-RPC over a socket), on top of the content service. */
export function servePresence(socket: WebSocket, { open, announce }: Presence): void {
  const connection = randomUUID()
  const subscriptions = new Set<string>()
  const ending = new AbortController()
  let session: unknown = null
  const send = (message: object) => sendText(socket, JSON.stringify({ jsonrpc: '2.0', ...message }))
  const forward = (result: unknown) => {
    for (const subscription of subscriptions)
      send({ method: 'presence_subscription', params: { subscription, result } })
  }
  const joined = Promise.withResolvers<void>()
  // Waits until this socket receives events, so that no reply of others is missed.
  const post = (announcement: object) =>
    joined.promise.then(() => announce(connection, announcement)).catch(() => {})

  listen((signal) => open(connection, signal), ending.signal, { onOpen: joined.resolve, onEvent: forward })
    .catch(() => {})
    // The session has ended, or the service cannot be reached: the Studio reconnects.
    .finally(() => socket.close())
  const heartbeat = setInterval(() => sendText(socket, '♥'), HEARTBEAT_MS)

  socket.on('message', (data, isBinary) => {
    const message = isBinary ? null : readMessage(String(data))
    if (message === null) return socket.close(1008)
    const { id, method, params } = message
    send({ id, result: handle(method, params) })
    return undefined
  })
  socket.on('close', () => {
    clearInterval(heartbeat)
    ending.abort()
    if (typeof session === 'string') void post({ type: 'disconnect', session })
  })

  function handle(method: string, params: Record<string, unknown>): unknown {
    if (method === 'presence_subscribe') {
      const subscription = randomUUID()
      if (subscriptions.size < SUBSCRIPTIONS_MAX) subscriptions.add(subscription)
      return subscription
    }
    if (method === 'presence_unsubscribe') return subscriptions.delete(String(params.subscriptionId))
    if (method === 'presence_rollcall') void post({ type: 'rollCall', session: params.session })
    if (method === 'presence_disconnect') void post({ type: 'disconnect', session: params.session })
    if (method === 'presence_announce') {
      const state = z
        .object({ sessionId: z.string(), locations: z.array(z.unknown()) })
        .safeParse(params.data)
      if (state.success) {
        session = state.data.sessionId
        void post({ type: 'state', session, locations: state.data.locations })
      }
    }
    return true
  }
}

/** Reads events until the stream ends or the signal aborts. */
async function listen(
  open: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
  { onOpen, onEvent }: { onOpen: () => void; onEvent: (event: unknown) => void },
): Promise<void> {
  const { ok, body } = await open(signal)
  if (!ok || !body) return body?.cancel()
  let rest = ''
  await readText(body, signal, (text) => {
    onOpen()
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data: ')) onEvent(JSON.parse(line.slice(6)))
  })
}

function readMessage(text: string): z.infer<typeof rpc> | null {
  try {
    return rpc.parse(JSON.parse(text))
  } catch {
    return null
  }
}
