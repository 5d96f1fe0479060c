import { and, desc, eq, lt } from 'drizzle-orm'
import { Hono } from 'hono'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'
import { outbox } from './mail-tables.ts'
import type { MailOptions } from './options.ts'
import { resolveLink } from './sealed-link.ts'

const PAGE_SIZE = 50

/**
 * The outbox, for the team: `GET /outbox?before={ISO timestamp}&to={address}` lists emails, newest first, 50 at a time;
 * `GET /outbox/{id}` returns one with its content; `GET /outbox/{id}/html` shows it. Responds with 401 without the
 * token. Links are only shown in a demonstration without a mail server, because a reader could use them to act on
 * behalf of the recipient.
 */
export function outboxRoutes({
  database,
  readToken,
  seal,
  showsLinks,
}: Pick<MailOptions, 'database' | 'readToken' | 'seal' | 'showsLinks'>): Hono {
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
    const beforeTime = before === undefined ? null : new Date(before)
    if (beforeTime && Number.isNaN(beforeTime.getTime())) return json({ code: 'request-malformed' }, 400)
    const emails = await db
      .select(LISTED_COLUMNS)
      .from(outbox)
      .where(
        and(beforeTime ? lt(outbox.createdAt, beforeTime) : undefined, to ? eq(outbox.to, to) : undefined),
      )
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
      .limit(PAGE_SIZE)
    return json({ letters: emails })
  })

  app.get('/:id{[0-9a-f-]{36}}', async ({ req, json }) => {
    const email = await findEmail(req.param('id'))
    return email ? json(email) : notFoundResponse()
  })

  app.get('/:id{[0-9a-f-]{36}}/html', async ({ req, body }) => {
    const email = await findEmail(req.param('id'))
    if (!email) return notFoundResponse()
    // Show the email as a mail program would: with pictures, but without scripts.
    return body(email.html, 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
    })
  })

  async function findEmail(id: string) {
    const [stored] = await db.select(ALL_COLUMNS).from(outbox).where(eq(outbox.id, id))
    if (!stored) return null
    const { sealedLink: _, ...email } = (showsLinks && resolveLink(stored, seal)) || stored
    return email
  }
  return app
}

const POLICY = "default-src 'none'; img-src *; style-src 'unsafe-inline'; sandbox allow-popups"

const LISTED_COLUMNS = {
  id: outbox.id,
  kind: outbox.kind,
  to: outbox.to,
  subject: outbox.subject,
  status: outbox.status,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
  createdAt: outbox.createdAt,
  sentAt: outbox.sentAt,
  emptiedAt: outbox.emptiedAt,
}

const ALL_COLUMNS = { ...LISTED_COLUMNS, html: outbox.html, text: outbox.text, sealedLink: outbox.sealedLink }

const notFoundResponse = () => Response.json({ code: 'letter-not-found' }, { status: 404 })
