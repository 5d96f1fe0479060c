import { afterAll, expect, test, vi } from 'vitest'
import { PICTURES_PATH } from '#contracts/image-address.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { writeCollections } from './write-collections.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())

test('the source of a collection’s picture is found by an index, among any number of downloaded pictures', async () => {
  await database.pool.query(
    `insert into kernel.fetched_pictures (source, name, width, height)
     select 'https://cdn.example/' || n, n || '.jpg', 1, 1 from generate_series(1, 5000) n`,
  )
  await database.pool.query('analyze kernel.fetched_pictures')
  await database.pool.query(
    `insert into commerce.collections (handle, title, picture_url)
     values ('a', 'A', $1 || '77.jpg'), ('b', 'B', $1 || 'own.jpg'), ('c', 'C', 'https://a.example/77.jpg'), ('d', 'D', null)`,
    [PICTURES_PATH],
  )
  const client = await database.pool.connect()
  const query = vi.spyOn(client, 'query')
  const lines: string[] = []
  const none = async () => {}
  await writeCollections(client, {
    write: async (line) => void lines.push(line),
    finish: none,
    discard: none,
  })
  const [, first] = query.mock.calls as unknown as [unknown, [string, unknown[]]]
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${first[0]}`, first[1])
  client.release()
  expect(lines.slice(1).map((line) => /[^,]*(?:\/77|own)[^,]*/.exec(line)?.[0])).toEqual([
    'https://cdn.example/77',
    `${PICTURES_PATH}own.jpg`,
    'https://a.example/77.jpg',
    undefined,
  ])
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('fetched_pictures_name')
})
