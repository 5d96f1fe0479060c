import { afterAll, beforeEach, expect, test } from 'vitest'
import { ROLES } from '#domain/team/roles.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { sampleTeam } from '#tests/support/samples/sample-team.ts'
import { teamReplyTemplates } from './reply-templates.ts'

const database = await freshDatabase('platform')
afterAll(() => database.close())
const { call, routes } = sampleTeam(database, { team: teamReplyTemplates })
beforeEach(() => database.pool.query('truncate platform.reply_templates'))

const role = 'care'
const create = (input: object) => call('/reply-templates', { role, body: { input } })
const DELIVERY = { name: 'Delivery', texts: { en: 'Dear {name},', de: 'Guten Tag {name},' } }

const ROUTES = [
  'GET /reply-templates',
  'GET /reply-templates/:id',
  'GET /reply-templates/:id/history',
  'POST /reply-templates',
  'PATCH /reply-templates/:id',
  'POST /reply-templates/:id/remove',
]

test('templates are changed by client care alone, and read by the trade desk, too', async () => {
  expect(routes).toEqual(ROUTES)
  for (const name of ROUTES) {
    const [method, path = ''] = name.split(' ')
    const request = method === 'GET' ? {} : { method: method as 'POST' | 'PATCH', body: {} }
    for (const role of ROLES) {
      const { status } = await call(path.replace(':id', 'none'), { role, ...request })
      const isOpen = role === 'care' || role === 'admin' || (role === 'trade' && method === 'GET')
      expect([name, role, status === 403]).toEqual([name, role, !isOpen])
    }
    expect((await call(path.replace(':id', 'none'), { role: 'a customer', ...request })).status).toBe(401)
  }
})

test('a template is added, changed by version, and removed', async () => {
  const { item } = (await create(DELIVERY)).body
  expect(item).toMatchObject({ ...DELIVERY, version: 1 })
  await create({ name: 'assembly', texts: { it: 'Ciao {name}' } })
  const { items } = (await call('/reply-templates?sort=name', { role })).body
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['assembly', 'Delivery'])

  const path = `/reply-templates/${item.id}`
  const change = (version: number, changes: object) =>
    call(path, { role, method: 'PATCH', body: { version, changes } })
  const changed = await change(1, { texts: { en: 'Hello {name},', de: '' } })
  expect(changed.body.item).toMatchObject({ name: 'Delivery', version: 2, texts: { en: 'Hello {name},' } })
  expect(changed.body.item.texts).not.toHaveProperty('de')
  expect((await change(1, { name: 'Late' })).status).toBe(409)

  const removed = await call(`${path}/remove`, { role, body: { version: 2, input: {} } })
  expect(removed.status).toBe(200)
  expect((await call(path, { role })).status).toBe(404)
})

test('a template needs a name and a text, and has no text in a language that the shop does not speak', async () => {
  const missing = await create({ ...DELIVERY, texts: { de: ' ' } })
  expect([missing.status, missing.body.fields]).toEqual([422, [{ path: 'texts', code: 'text-missing' }]])
  expect((await create({ ...DELIVERY, name: '' })).status).toBe(400)
  expect((await create({ ...DELIVERY, texts: { nl: 'Beste' } })).status).toBe(400)
  expect((await create({ ...DELIVERY, texts: { en: 'x'.repeat(5_001) } })).status).toBe(400)
})
