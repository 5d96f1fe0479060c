import { afterAll, beforeEach, expect, test } from 'vitest'
import { figuresResponse } from '#contracts/team/figures.ts'
import { stepBit } from '#domain/tracking/funnel.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { sampleTeam } from '#tests/support/samples/sample-team.ts'
import { teamFigures } from './team-figures.ts'

const database = await freshDatabase('tracking')
afterAll(() => database.close())
const { call } = sampleTeam(
  database,
  { team: [teamFigures()] },
  undefined,
  () => new Date('2027-04-30T22:30:00Z'),
)

beforeEach(async () => {
  await database.pool.query('truncate tracking.sessions, tracking.session_artisans, tracking.arrivals')
})

let count = 0
async function visit(day: string, steps: number, given: Record<string, unknown> = {}) {
  const row = {
    country: 'DE',
    language: 'de',
    kind: 'direct',
    campaign: null,
    artisan: null,
    searches: 0,
    ...given,
  }
  const id = `session-${count++}`
  await database.pool.query(
    `insert into tracking.sessions values ($1, 'v', $2, '2026-11-20 10:00Z', $3, $4, $5, $6, $7, 1, $8, false)`,
    [id, day, row.country, row.language, row.kind, row.campaign, steps, row.searches],
  )
  if (row.artisan)
    await database.pool.query('insert into tracking.session_artisans values ($1, $2, $3, $4)', [
      id,
      row.artisan,
      day,
      steps,
    ])
}
const figures = async (query = '') => figuresResponse.parse((await call(`/figures${query}`)).body)
const [LIST, PIECE, BAG, ORDER] = (['list', 'piece', 'bag', 'order'] as const).map(stepBit) as [
  number,
  number,
  number,
  number,
]

test('without a range, the house’s last thirty days are shown beside the thirty before', async () => {
  await visit('2027-05-01', LIST, { searches: 2 })
  await visit('2027-04-02', LIST + PIECE)
  await visit('2027-04-01', LIST)
  await visit('2027-03-03', LIST + ORDER, { searches: 1 })
  await visit('2027-03-02', LIST)
  const { points, ...shown } = await figures()
  expect(shown).toMatchObject({
    from: '2027-04-02',
    to: '2027-05-01',
    before: { from: '2027-03-03', to: '2027-04-01' },
    unit: 'day',
    visits: 2,
    visitsBefore: 2,
    searches: 2,
    searchesBefore: 1,
    funnel: { list: 2, piece: 1, bag: 0, checkout: 0, order: 0 },
    funnelBefore: { list: 2, piece: 1, bag: 1, checkout: 1, order: 1 },
  })
  expect(points).toHaveLength(30)
  expect(points[0]).toEqual({ start: '2027-04-02', visits: 1, searches: 0 })
  expect(points[29]).toEqual({ start: '2027-05-01', visits: 1, searches: 2 })
})

// spec 7: figures for the team: visits, searches and conversion from list to order, by country, language, campaign and artisan, beside the days before
test('visits are broken down, largest first, beside the previous range', async () => {
  await visit('2027-04-10', PIECE, { artisan: 'Neri' })
  await visit('2027-04-10', BAG, { country: 'IT', language: 'it', artisan: 'Neri' })
  await visit('2027-04-10', ORDER, { country: 'IT', language: 'it', kind: 'ad', campaign: 'Fall' })
  await visit('2027-03-20', LIST, { country: null, language: null, kind: null, artisan: 'Ottoni' })
  const { rows } = await figures()
  const none = { list: 0, piece: 0, bag: 0, checkout: 0, order: 0 }
  expect(rows.country).toEqual([
    { key: 'IT', visits: 2, before: 0, funnel: { list: 2, piece: 2, bag: 2, checkout: 1, order: 1 } },
    { key: 'DE', visits: 1, before: 0, funnel: { ...none, list: 1, piece: 1 } },
    { key: '', visits: 0, before: 1, funnel: none },
  ])
  expect(rows.language.map(({ key }) => key)).toEqual(['it', 'de', ''])
  expect(rows.campaign.map(({ key, visits }) => [key, visits])).toEqual([
    ['direct', 2],
    ['ad:Fall', 1],
  ])
  expect(rows.artisan).toEqual([
    { key: 'Neri', visits: 2, before: 0, funnel: { list: 2, piece: 2, bag: 1, checkout: 0, order: 0 } },
    { key: 'Ottoni', visits: 0, before: 1, funnel: none },
  ])
})

test('a long range is shown by month', async () => {
  await visit('2027-01-31', LIST)
  await visit('2027-02-01', LIST)
  const { unit, points } = await figures('?from=2027-01-15&to=2027-04-30')
  expect(unit).toBe('month')
  expect(points.map(({ start, visits }) => [start, visits])).toEqual([
    ['2027-01-01', 1],
    ['2027-02-01', 1],
    ['2027-03-01', 0],
    ['2027-04-01', 0],
  ])
})

// spec 7: figures state how many visits consent leaves out
test('visits without consent are stated beside the others', async () => {
  await database.pool.query(
    `insert into tracking.arrivals values ('2027-04-30', 'DE', 'none', 7), ('2027-04-30', 'IT', 'none', 1),
      ('2027-04-30', 'IT', 'granted', 3), ('2027-03-01', 'IT', 'declined', 9)`,
  )
  expect((await figures()).arrivals).toEqual({ granted: 3, declined: 0, none: 8 })
})

test.each(['?from=2027-05-01&to=2027-04-01', '?from=soon', '?from=2020-01-01'])(
  '%s is refused',
  async (query) => {
    expect((await call(`/figures${query}`)).status).toBe(400)
  },
)

test.each([
  ['orders', 200],
  ['content', 200],
  ['a customer', 401],
])('figures are open to the team: %s %i', async (role, status) => {
  expect((await call('/figures', { role })).status).toBe(status)
})
