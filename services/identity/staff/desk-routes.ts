import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import {
  DESK_SESSION_HEADER,
  type DeskSession,
  deskSessionRequest,
  type deskSessionStarted,
  secondFactorRequest,
  type secondFactorTicket,
} from '#contracts/identity-desk.ts'
import { deviceNamesOf } from '#domain/account/user-agent.ts'
import { confirmedUntil } from '#services/kernel/team/staff.ts'
import type { OpenToken } from '../accounts/bound-account.ts'
import type { IdentityOptions } from '../options.ts'
import type { Refuse } from '../refuse.ts'
import { endStaffSession, openStaffSession, startStaffSession } from './staff-sessions.ts'
import { createTicket } from './tickets.ts'

/** The calls of the desk's server about the session of a browser (`contracts/identity-desk.ts`). */
export function deskRoutes(
  options: IdentityOptions,
  { refused, openDeskToken }: { refused: Refuse; openDeskToken: OpenToken },
): Hono {
  const app = new Hono()

  app.post('/sessions', async (context) => {
    const { accessToken } = deskSessionRequest.parse(await context.req.json())
    const token = await openDeskToken(accessToken)
    if (!token) return refused(context, 'unauthorized')
    const device = deviceNamesOf(context.req.header('user-agent') ?? null)
    const started = await startStaffSession(options, { accessToken, accountId: token.accountId, device })
    if (!started.ok) return refused(context, started.code)
    return context.json({ id: started.value } satisfies z.infer<typeof deskSessionStarted>, 201)
  })

  app.get('/session', async (context) => {
    const session = await openStaffSession(options, idOf(context))
    if (!session) return refused(context, 'unauthorized')
    const { accessToken, email, name, roles, language, confirmedAt } = session
    return context.json({
      accessToken,
      email,
      name: name ?? email,
      roles,
      language,
      confirmedUntil: confirmedAt && confirmedUntil({ confirmedAt }).toISOString(),
    } satisfies DeskSession)
  })

  app.delete('/session', async (context) => {
    await endStaffSession(options, idOf(context))
    return context.body(null, 204)
  })

  app.post('/second-factors', async (context) => {
    const { returnTo } = secondFactorRequest.parse(await context.req.json())
    const session = await openStaffSession(options, idOf(context))
    if (!session) return refused(context, 'unauthorized')
    const ticket = createTicket(options, { session: session.idDigest, returnTo })
    return context.json({ ticket } satisfies z.infer<typeof secondFactorTicket>, 201)
  })
  return app
}

function idOf({ req }: Context): string {
  return req.header(DESK_SESSION_HEADER) ?? ''
}
