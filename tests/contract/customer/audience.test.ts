import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AudienceClient, createAudienceClient } from '#clients/audience/audience-client.ts'
import { AUDIENCES } from '#domain/visitor/segments.ts'
import { removeOldVisitors, VISITOR_DAYS } from '#services/audience/identified-visitors.ts'
import { accounts } from '#services/identity/identity-tables.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openAudienceWorld, SAMPLE_AUDIENCE_KEY } from '#tests/support/samples/sample-audience.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { reach, SIDES } from '../support/served.ts'

const newVisitor = () => randomBytes(16).toString('hex')
const DAY_MS = 86_400_000

describe.each(SIDES)('the audiences of a visitor, %s', (side) => {
  let world: Awaited<ReturnType<typeof openAudienceWorld>>
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let client: AudienceClient
  let close: () => Promise<void>
  const problems: unknown[] = []

  beforeAll(async () => {
    database = await freshDatabase('kernel', 'identity', 'commerce', 'customer', 'audience')
    world = await openAudienceWorld(database, () => TEST_TIME)
    const served = await reach(world.service, side)
    client = createAudienceClient({
      baseUrl: served.url,
      key: SAMPLE_AUDIENCE_KEY,
      fetch: served.fetch ?? ((request) => fetch(request)),
      report: (...problem) => problems.push(problem),
    })
    close = async () => {
      await served.close()
      await database.close()
    }
  })
  afterAll(async () => {
    await close()
    expect({ problems, faults: world.faults }).toEqual({ problems: [], faults: [] })
  })

  const audiencesOf = async (visitorId: string | null) => [
    ...(await client.findAudiences(visitorId, AUDIENCES)),
  ]
  const verify = (accountId: string) =>
    database.db.update(accounts).set({ emailVerifiedAt: TEST_TIME }).where(eq(accounts.id, accountId))
  async function someone(email: string, consents = {}) {
    const [accountId, visitorId] = [await world.signUp(email, consents), newVisitor()]
    await client.identify(visitorId, { accountId, email })
    return { accountId, visitorId, email }
  }

  test('a visitor without a name and one without an id are in no audience', async () => {
    expect(await audiencesOf(newVisitor())).toEqual([])
    expect(await audiencesOf(null)).toEqual([])
    expect(await audiencesOf('no id of ours')).toEqual([])
  })

  test('has_email_opted_in: who ticked the box of the sign-up has verified their address', async () => {
    const willing = await someone('willing@example.com', { hasCommercialConsent: true })
    const silent = await someone('silent@example.com')
    expect(await audiencesOf(willing.visitorId)).toEqual([])
    await world.verify('willing@example.com')
    expect(await audiencesOf(willing.visitorId)).toEqual(['has_email_opted_in'])
    await world.verify('silent@example.com')
    expect(await audiencesOf(silent.visitorId)).toEqual([])
  })

  test('is_trade: the customer buys for a company and has verified their address', async () => {
    const { accountId, visitorId } = await someone('studio@example.com')
    await world.buyFor(accountId, 'Studio Conti')
    expect(await audiencesOf(visitorId)).toEqual([])
    await verify(accountId)
    expect(await audiencesOf(visitorId)).toEqual(['is_trade'])
  })

  // spec 6: audience segments repeat_users, is_trade, has_email_opted_in
  test('repeat_users: the customer has an order that is not cancelled', async () => {
    const { accountId, visitorId, email } = await someone('buyer@example.com')
    const orderId = await world.buy({ accountId, email })
    expect(await audiencesOf(visitorId)).toEqual(['repeat_users'])
    await world.cancel(orderId)
    expect(await audiencesOf(visitorId)).toEqual([])
  })

  test('a guest order counts once its e-mail address is verified', async () => {
    const { accountId, visitorId, email } = await someone('guest@example.com')
    await world.buy({ email })
    expect(await audiencesOf(visitorId)).toEqual([])
    await verify(accountId)
    expect(await audiencesOf(visitorId)).toEqual(['repeat_users'])
  })

  // spec 7: audience lookup by visitor id with a subset of audiences
  test('only the requested audiences are returned', async () => {
    const { accountId, visitorId } = await someone('both@example.com', { hasCommercialConsent: true })
    await world.buyFor(accountId, 'Studio Due')
    await verify(accountId)
    expect([...(await client.findAudiences(visitorId, ['is_trade']))]).toEqual(['is_trade'])
    expect([...(await client.findAudiences(visitorId, ['repeat_users']))]).toEqual([])
  })

  test('a browser belongs to the last customer who signed in on it', async () => {
    const willing = await someone('first@example.com', { hasCommercialConsent: true })
    const next = await world.signUp('second@example.com')
    await client.identify(willing.visitorId, { accountId: next, email: 'second@example.com' })
    expect(await audiencesOf(willing.visitorId)).toEqual([])
  })

  test('a visitor who withdraws consent is no longer linked to a customer', async () => {
    const { visitorId } = await someone('private@example.com', { hasCommercialConsent: true })
    await client.forget(visitorId)
    expect(await rowsOf(visitorId)).toBe(0)
    await client.forget(visitorId)
  })

  test('a deleted account leaves no trace', async () => {
    const { accountId, visitorId } = await someone('gone@example.com', { hasCommercialConsent: true })
    await database.db.delete(accounts).where(eq(accounts.id, accountId))
    expect(await audiencesOf(visitorId)).toEqual([])
    expect(await rowsOf(visitorId)).toBe(0)
  })

  test('a visitor is forgotten when their cookie must have expired', async () => {
    const before = await someone('before@example.com', { hasCommercialConsent: true })
    await removeOldVisitors(database, new Date(TEST_TIME.getTime() + (VISITOR_DAYS - 1) * DAY_MS))
    expect(await rowsOf(before.visitorId)).toBe(1)
    await removeOldVisitors(database, new Date(TEST_TIME.getTime() + VISITOR_DAYS * DAY_MS + 1))
    expect(await rowsOf(before.visitorId)).toBe(0)
  })

  async function rowsOf(visitorId: string): Promise<number> {
    const text = 'select 1 from audience.visitors where visitor_id = $1'
    return (await database.pool.query(text, [visitorId])).rowCount ?? 0
  }

  test('nothing is returned without the key', async () => {
    const { accountId } = await someone('secret@example.com')
    for (const path of ['/graphql', '/events']) {
      for (const key of ['', 'guess']) {
        const headers = { 'x-api-key': key, 'content-type': 'application/json' }
        const request = new Request(`http://audience.internal${path}`, {
          method: 'POST',
          headers,
          body: '{}',
        })
        expect((await world.service.fetch(request)).status).toBe(401)
      }
    }
    expect((await world.countOrders(accountId, 'guess')).status).toBe(401)
    expect((await world.identity.service.fetch(personRequest(accountId, 'guess'))).status).toBe(403)
  })

  test.each(['', 'null', '[]', '{"type":"fullstack"}', `[{"identifiers":{"vuid":"x"}}]`])(
    'the event %j is refused',
    async (body) => {
      const headers = { 'x-api-key': SAMPLE_AUDIENCE_KEY, 'content-type': 'application/json' }
      const request = new Request('http://audience.internal/events', { method: 'POST', headers, body })
      expect((await world.service.fetch(request)).status).toBe(400)
    },
  )
})

function personRequest(accountId: string, token: string): Request {
  const headers = { authorization: `Bearer ${token}` }
  return new Request(`http://identity.internal/people/${accountId}`, { headers })
}
