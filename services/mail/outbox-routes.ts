import { and, desc, eq, lt } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '#services/kernel/database.ts'
import { isSameToken } from '#services/kernel/same-token.ts'
import { outbox } from './mail-tables.ts'

const PAGE_SIZE = 50

/**
 * The outbox, for the team: `GET /outbox?before={ISO moment}&to={address}` lists letters, newest first, 50 at a
 * time; `GET /outbox/{id}` gives one with its content; `GET /outbox/{id}/html` shows it. 401 without the token.
 */
export function outboxRoutes({ database, readToken }: { database: Database; readToken: string }): Hono {
  const { db } = database
  const app = new Hono()

  app.use(async ({ req }, next) => {
    if (!isSameToken(req.header('authorization'), `Bearer ${readToken}`)) {
      return Response.json({ code: 'team-only' }, { status: 401 })
    }
    await next()
  })

  app.get('/', async ({ req, json }) => {
    const { before, to } = req.query()
    const moment = before === undefined ? null : new Date(before)
    if (moment && Number.isNaN(moment.getTime())) return json({ code: 'request-malformed' }, 400)
    const { html: _, text: __, ...listed } = COLUMNS
    const letters = await db
      .select(listed)
      .from(outbox)
      .where(and(moment ? lt(outbox.createdAt, moment) : undefined, to ? eq(outbox.to, to) : undefined))
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
      .limit(PAGE_SIZE)
    return json({ letters })
  })

  app.get('/:id{[0-9a-f-]{36}}', async ({ req, json }) => {
    const letter = await find(req.param('id'))
    return letter ? json(letter) : NOT_FOUND()
  })

  app.get('/:id{[0-9a-f-]{36}}/html', async ({ req, body }) => {
    const letter = await find(req.param('id'))
    if (!letter) return NOT_FOUND()
    // Shown as it would be in a mail program: pictures, but nothing that runs.
    return body(letter.html, 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
    })
  })

  async function find(id: string) {
    const [letter] = await db.select(COLUMNS).from(outbox).where(eq(outbox.id, id))
    return letter
  }
  return app
}

const POLICY = "default-src 'none'; img-src *; style-src 'unsafe-inline'; sandbox allow-popups"

const COLUMNS = {
  id: outbox.id,
  kind: outbox.kind,
  to: outbox.to,
  subject: outbox.subject,
  status: outbox.status,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
  createdAt: outbox.createdAt,
  sentAt: outbox.sentAt,
  html: outbox.html,
  text: outbox.text,
}

const NOT_FOUND = () => Response.json({ code: 'letter-not-found' }, { status: 404 })
