import type { Context } from 'hono'
import { z } from 'zod'
import type { StaffCall } from '../content-call.ts'
import { openEventStream } from '../listening/event-stream.ts'
import { readJson } from '../read-json.ts'
import { refuse } from '../wire-errors.ts'

/** A notice of the database holds 8,000 bytes. */
const MESSAGE_MAX_LENGTH = 6000

const connection = z.string().regex(/^[\w-]{8,64}$/)

/** What a Studio says of its own presence. */
const announcement = z.discriminatedUnion('type', [
  z.object({ type: z.literal('rollCall'), session: z.string().max(100) }),
  z.object({ type: z.literal('disconnect'), session: z.string().max(100) }),
  z.object({
    type: z.literal('state'),
    session: z.string().max(100),
    locations: z.array(z.unknown()).max(50),
  }),
])

/** `GET /presence/{dataset}?connection=…`: what others announce, as server-sent events, in the form of Sanity's messages. */
export function listenToPresence(context: Context, call: StaffCall): Response {
  const own = connection.safeParse(context.req.query('connection'))
  if (!own.success) return refuse(context, 400, 'Bad Request', 'the parameter "connection" is required')
  return openEventStream(context.req.raw, call, async ({ write, end }) => {
    const leave = await call.presence.join({
      receive: ({ from, event }) => from !== own.data && write(`data: ${JSON.stringify(event)}\n\n`),
      end,
    })
    // From now on nothing is missed.
    write(': \n\n')
    return leave
  })
}

/** `POST /presence/{dataset}?connection=…`: announces the caller's presence to the others. */
export async function announcePresence(context: Context, { presence, author }: StaffCall): Promise<Response> {
  const from = connection.safeParse(context.req.query('connection'))
  const said = announcement.safeParse(await readJson(context))
  if (!from.success || !said.success || JSON.stringify(said.data).length > MESSAGE_MAX_LENGTH)
    return refuse(context, 400, 'Bad Request', 'no announcement')
  await presence.announce({ from: from.data, event: toEvent(said.data, author) })
  return context.body(null, 204)
}

function toEvent(said: z.infer<typeof announcement>, i: string): Record<string, unknown> {
  const { session } = said
  if (said.type === 'rollCall') return { type: 'rollCall', i, session }
  if (said.type === 'disconnect') return { type: 'disconnect', i, m: { session } }
  return { type: 'state', i, m: { sessionId: session, locations: said.locations } }
}
